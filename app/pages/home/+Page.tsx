import { useData } from 'vike-react/useData';
import { useViewer } from '#app/behaviours/use-viewer.ts';
import { ClosingCall } from '#app/sections/closing-call/closing-call.tsx';
import { EnquiryWidget } from '#app/sections/enquiry-widget/enquiry-widget.tsx';
import { HeroSlider } from '#app/sections/hero-slider/hero-slider.tsx';
import { House } from '#app/sections/house/house.tsx';
import { ProjectPair } from '#app/sections/project-pair/project-pair.tsx';
import { Services } from '#app/sections/services/services.tsx';
import { Statement } from '#app/sections/statement/statement.tsx';
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx';
import { ViewerHost, warmViewer } from '#app/sections/viewer/viewer-host.tsx';
import type { Data } from './+data.ts';

const loadForm = () => import('./widget-form.tsx');

export function Page() {
  const { slides, otherForm, explore, intro, legacy, rooms, projects, services, testimonials, closing } =
    useData<Data>();
  const viewer = useViewer();

  /** A card opens the project's pictures over the page, once there are any. */
  function openProject(slug: string): boolean {
    const card = projects.cards.find((project) => project.slug === slug);
    if (!card?.ready) return false;
    viewer.openKey(`projects/${slug}`, card.to);
    return true;
  }

  return (
    <>
      <HeroSlider slides={slides} link={explore}>
        <EnquiryWidget load={loadForm} otherHost={otherForm} />
      </HeroSlider>
      <Statement text={intro} link={legacy} />
      <House {...rooms} />
      <ProjectPair
        id="projects"
        title={projects.title}
        all={projects.all}
        projects={projects.cards}
        onOpen={openProject}
        onNear={warmViewer}
      />
      <Services {...services} />
      <Testimonials {...testimonials} />
      <ClosingCall {...closing} />
      <ViewerHost viewer={viewer} />
    </>
  );
}
