import { useData } from 'vike-react/useData';
import { nearCard, openCard, useViewer } from '#app/behaviours/use-viewer.ts';
import { ClosingCall } from '#app/sections/closing-call/closing-call.tsx';
import { EnquiryWidget } from '#app/sections/enquiry-widget/enquiry-widget.tsx';
import { FullBleed } from '#app/sections/full-bleed/full-bleed.tsx';
import { HeroSlider } from '#app/sections/hero-slider/hero-slider.tsx';
import { House } from '#app/sections/house/house.tsx';
import { type ProjectCard, ProjectPair } from '#app/sections/project-pair/project-pair.tsx';
import { Services } from '#app/sections/services/services.tsx';
import { Statement } from '#app/sections/statement/statement.tsx';
import { Testimonials } from '#app/sections/testimonials/testimonials.tsx';
import { ViewerHost } from '#app/sections/viewer/viewer-host.tsx';
import type { Data } from './+data.ts';

const loadForm = () => import('./widget-form.tsx');

export function Page() {
  const {
    slides,
    otherForm,
    explore,
    intro,
    legacy,
    rooms,
    projects,
    services,
    kitchen,
    testimonials,
    closing,
  } = useData<Data>();
  const viewer = useViewer();

  /** A card opens the project's pictures over the page, once there are any. */
  function openProject({ head, image }: ProjectCard, pressed: HTMLElement): boolean {
    if (!image || !('picture' in image)) return false;
    openCard(viewer, head, { pressed, picture: image.picture });
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
        onNear={(project) => project.image && 'picture' in project.image && nearCard(viewer, project.head)}
      />
      <Services {...services} />
      {kitchen && <FullBleed {...kitchen} />}
      <Testimonials {...testimonials} />
      <ClosingCall {...closing} />
      <ViewerHost viewer={viewer} />
    </>
  );
}
