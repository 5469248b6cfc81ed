import type { PageContextServer } from 'vike/types';
import { filmOf } from '#app/page-data/films.ts';
import { pictureOf } from '#app/page-data/pictures.ts';
import { breadcrumbList } from '#app/page-data/structured-data.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { framePlayer } from '#app/sections/videos/player.ts';
import type { VideoItem } from '#app/sections/videos/video-card.tsx';
import { FIRST_PICTURE } from '#app/styles/first-picture.ts';
import { durationLabel } from '#app/ui/film/duration.ts';
import { findProduct } from '#content/catalogue.ts';
import type { CategorySlug } from '#content/data/categories.ts';
import { certificates } from '#content/data/certificates.ts';
import { company } from '#content/data/company.ts';
import { featuredVideo, heroFilm, videos } from '#content/data/videos.ts';
import { altText, cardLine } from '#content/product-text.ts';
import type { Video } from '#content/schemas/video.ts';
import { type Locale, pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

type Model = readonly [CategorySlug, string];

/** Models whose pictures accompany the chapters; the first that is pictured is shown. */
const FIGURES = {
  story: [
    ['kitchens', 'baldovino'],
    ['kitchens', 'antico'],
  ],
  presence: [
    ['hotel-furniture', 'residenza'],
    ['interior-doors', 'portale'],
  ],
  values: [
    ['kitchens', 'beatrice'],
    ['livingRooms', 'galleria'],
  ],
  environment: [
    ['kitchens', 'brezza'],
    ['office', 'scriba'],
  ],
  purpose: [
    ['bedrooms', 'notturno'],
    ['kitchens', 'ilaria'],
  ],
} as const satisfies Record<string, readonly Model[]>;

/** A model's picture with a caption like a museum label: name, then style and finish or what it is. */
function figureOf(models: readonly Model[], locale: Locale, crop?: 'card') {
  for (const [category, slug] of models) {
    const product = findProduct(category, slug);
    const picture =
      product && pictureOf(`${category}/${slug}/main`, altText(product, pageText(locale)), crop);
    if (product && picture)
      return { picture, caption: `${product.record.name}. ${cardLine(product, pageText(locale))}.` };
  }
  return null;
}

function playerOf({ src, id }: Video, locale: Locale): VideoItem['player'] {
  if (src.kind === 'film') {
    const film = filmOf(src.film, locale);
    return film && { film };
  }
  const frame = framePlayer(src.address);
  if (!frame) throw new Error(`content/data/videos.ts, ${id}: no player is known for ${src.address}`);
  return { frame, page: src.address, notice: pageText(locale).about.videos.from(frame.host) };
}

function videoItem(video: Video, locale: Locale): VideoItem {
  const { films } = pageText(locale);
  const words = films[video.id];
  const player = playerOf(video, locale);
  const film = player && 'film' in player ? player.film : null;
  return {
    id: video.id,
    title: words.title,
    description: words.description,
    transcript: words.transcript,
    length: video.src.kind === 'address' ? video.src.length : film ? durationLabel(film.seconds) : '',
    thumb: film?.poster ?? pictureOf(video.thumb, ''),
    player,
  };
}

export function data({ locale }: PageContextServer) {
  const { about: text, films } = pageText(locale);
  const heading = text.heading(company.name);
  const film = filmOf(heroFilm.film, locale);
  const poster = film?.poster ?? pictureOf(heroFilm.thumb, '');
  const total = videos.length;
  const { story, presence, values, advantage, environment, purpose, certifications } = text;
  const path = href({ to: 'about' }, locale);
  return {
    meta: {
      path,
      title: text.title,
      description: text.description,
      keywords: text.keywords,
      clearHeader: true,
      structured: [breadcrumbList([[heading, path]])],
      ...(poster && { picture: poster, preload: FIRST_PICTURE.film }),
    } satisfies PageMeta,
    hero: {
      title: heading,
      subtitle: text.subtitle,
      act: { to: '#our-story', words: text.discover },
      film,
      poster,
    },
    home: text.home,
    story: {
      ...story,
      act: { to: href({ to: 'contact' }, locale), words: story.button },
      figure: figureOf(FIGURES.story, locale, 'card'),
    },
    videos: {
      title: text.videos.title,
      label: text.videos.label,
      featured: {
        title: films.presentation.title,
        film: filmOf(featuredVideo.film, locale),
        still: pictureOf(featuredVideo.thumb, ''),
        transcript: films.presentation.transcript,
      },
      videos: videos.map((video) => videoItem(video, locale)),
      words: {
        transcript: text.videos.transcript,
        set: text.videos.set,
        all: text.videos.all(total),
        fewer: text.videos.fewer,
      },
    },
    presence: {
      ...presence,
      act: { to: href({ to: 'contact' }, locale), words: presence.button },
      figure: figureOf(FIGURES.presence, locale),
    },
    values: {
      ...values,
      act: { to: href({ to: 'concepts' }, locale), words: values.button },
      figure: figureOf(FIGURES.values, locale, 'card'),
    },
    advantage: { ...advantage, act: { to: href({ to: 'location' }, locale), words: advantage.button } },
    environment: {
      ...environment,
      act: { to: '#videos', words: environment.button },
      figure: figureOf(FIGURES.environment, locale, 'card'),
    },
    purpose: {
      ...purpose,
      act: { to: href({ to: 'contact' }, locale), words: purpose.button },
      figure: figureOf(FIGURES.purpose, locale, 'card'),
    },
    certifications: {
      title: certifications.title,
      label: certifications.label,
      text: certifications.text,
      issuedTo: company.name,
      sheet: certifications.sheet,
      certificates: certificates.map(({ id, standard, picture }) => ({
        standard,
        picture: picture && `/certificates/${picture}`,
        ...certifications.subjects[id],
        alt: picture
          ? `${standard}, ${certifications.subjects[id].subject}`
          : certifications.alt(standard, certifications.subjects[id].subject),
        note: picture ? '' : certifications.specimen,
      })),
    },
  };
}
