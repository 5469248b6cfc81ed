import { useData } from 'vike-react/useData';
import { ClosingCall } from '#app/sections/closing-call/closing-call.tsx';
import { EnquiryWidget } from '#app/sections/enquiry-widget/enquiry-widget.tsx';
import { HeroSlider } from '#app/sections/hero-slider/hero-slider.tsx';
import { ProjectPair } from '#app/sections/project-pair/project-pair.tsx';
import { Services } from '#app/sections/services/services.tsx';
import { Statement } from '#app/sections/statement/statement.tsx';
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx';
import type { Data } from './+data.ts';

const loadForm = () => import('./widget-form.tsx');

export function Page() {
  const { slides, explore, intro, legacy, projects, services, testimonials, closing } = useData<Data>();
  return (
    <>
      <HeroSlider slides={slides} link={explore}>
        <EnquiryWidget load={loadForm} />
      </HeroSlider>
      <Statement text={intro} link={legacy} />
      <ProjectPair id="projects" title={projects.title} all={projects.all} projects={projects.cards} />
      <Services {...services} />
      <Testimonials {...testimonials} />
      <ClosingCall {...closing} />
    </>
  );
}
