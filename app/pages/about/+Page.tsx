import { useData } from 'vike-react/useData';
import { Certificates } from '#app/sections/certificates/certificates.tsx';
import { Chapter } from '#app/sections/chapter/chapter.tsx';
import { Factors } from '#app/sections/factors/factors.tsx';
import { FilmHero } from '#app/sections/film-hero/film-hero.tsx';
import { Story } from '#app/sections/story/story.tsx';
import { Videos } from '#app/sections/videos/videos.tsx';
import { Breadcrumb } from '#app/ui/breadcrumb/breadcrumb.tsx';
import type { Data } from './+data.ts';

export function Page() {
  const page = useData<Data>();
  return (
    <>
      <FilmHero {...page.hero} />
      <div className="wrap">
        <Breadcrumb trail={[]} here={page.hero.title} home={page.home} />
      </div>
      <Story id="our-story" {...page.story} />
      <Videos id="videos" {...page.videos} />
      <Chapter shape="wide" {...page.presence} />
      <Chapter shape="upright" {...page.values} />
      <Factors {...page.advantage} />
      <Chapter shape="band" {...page.environment} />
      <Chapter shape="room" {...page.purpose} />
      <Certificates {...page.certifications} />
    </>
  );
}
