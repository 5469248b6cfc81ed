import type { PageContextServer } from 'vike/types';
import { contactRows } from '#app/behaviours/contact-rows.ts';
import { filmOf } from '#app/page-data/films.ts';
import { pictureOf } from '#app/page-data/pictures.ts';
import { organisation } from '#app/page-data/structured-data.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { href } from '#app/routes.ts';
import { hasPicture, type Standpoint } from '#app/sections/showroom-rooms/standpoint.ts';
import { mapAddresses } from '#app/ui/embed/embed.tsx';
import { company, showroom } from '#content/data/company.ts';
import { tourFilm } from '#content/data/videos.ts';
import { openingText } from '#content/opening.ts';
import { showroom as plan } from '#content/showroom.ts';
import { type Locale, pageText } from '#content/strings/index.ts';
import { fill } from '#contract/fill.ts';
import { showroomMap } from '#drawing/showroom-map.ts';
import { onPlan, showroomPlan } from '#drawing/showroom-plan.ts';

/** The sample showroom's plan, its standpoints with their words and, once taken, their pictures. */
function rooms(locale: Locale) {
  const { stands: words, ...text } = pageText(locale).location.rooms;
  const stands: Standpoint[] = plan.standpoints.map(({ id, x, y, heading, links }, index) => {
    const { name, text } = words[id as keyof typeof words];
    return {
      ...{ id, x, y, heading, links, name, text },
      number: index + 1,
      picture: pictureOf(`showroom/${id}`, text),
      onPlan: onPlan(plan, x, y),
    };
  });
  return {
    title: text.title,
    label: text.label,
    text: stands.some(hasPicture) ? text.text : text.planText,
    plan: { drawing: showroomPlan(plan), label: text.plan },
    stands,
    eye: plan.eye,
    poster: pictureOf('showroom/samples', text.poster),
    words: text.panorama,
  };
}

export type Data = ReturnType<typeof data>;

export function data({ locale }: PageContextServer) {
  const { location: text, films, ui } = pageText(locale);
  const addresses = mapAddresses(showroom, company.mapsKey);
  const film = filmOf(tourFilm.film, locale);
  const still = film?.poster ?? pictureOf(tourFilm.thumb, '');
  return {
    meta: {
      path: href({ to: 'location' }, locale),
      title: text.title,
      description: openingText(text.description, ui.clock.hour),
      structured: [organisation(locale)],
      ...(still && { picture: still }),
    } satisfies PageMeta,
    title: text.title,
    line: text.line,
    visit: {
      title: text.map.section,
      rows: Object.values(contactRows(text, openingText(text.hoursValue, ui.clock.hour), ui.place)),
      hoursLabel: text.hours,
      opening: { opens: showroom.opens, closes: showroom.closes, timeZone: showroom.timeZone },
      words: {
        open: fill(text.open, { hour: ui.clock.hour(showroom.closes) }),
        closed: fill(text.closed, { hour: ui.clock.hour(showroom.opens) }),
        gulfTime: text.gulfTime,
      },
      directions: { to: addresses.directions, words: text.directions },
      consult: { to: href({ to: 'contact' }, locale), words: text.consult },
      map: {
        drawing: showroomMap(showroom),
        frame: addresses.frame,
        page: addresses.page,
        title: text.map.title,
        load: text.map.load,
        source: text.map.source(addresses.host),
      },
    },
    tour: {
      title: text.tour.title,
      label: text.tour.label,
      text: text.tour.text,
      name: text.tour.play,
      film,
      still,
      transcript: { label: text.tour.transcript, text: films.tour.transcript },
    },
    rooms: rooms(locale),
    bring: text.bring,
  };
}
