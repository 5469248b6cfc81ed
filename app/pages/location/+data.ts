import { filmOf } from '#app/films.ts';
import type { PageMeta } from '#app/page-meta.ts';
import { pictureOf } from '#app/pictures.ts';
import { href } from '#app/routes.ts';
import { organisation } from '#app/structured-data.ts';
import { mapAddresses } from '#app/ui/embed/embed.tsx';
import { company, showroom } from '#content/data/company.ts';
import { tourFilm } from '#content/data/videos.ts';
import { showroomMap } from '#content/drawing/showroom-map.ts';
import { DEFAULT_LOCALE, pageText } from '#content/strings/index.ts';

export type Data = ReturnType<typeof data>;

export function data() {
  const text = pageText(DEFAULT_LOCALE).location;
  const addresses = mapAddresses(showroom, company.mapsKey);
  const film = filmOf(tourFilm.film);
  const still = film?.poster ?? pictureOf(tourFilm.thumb, '');
  return {
    meta: {
      path: href({ to: 'location' }),
      title: text.title,
      description: text.description,
      structured: [organisation()],
      ...(still && { picture: still }),
    } satisfies PageMeta,
    title: text.title,
    line: text.line,
    visit: {
      title: text.map.section,
      rows: [
        { label: text.address, lines: [company.street, `${company.city}, ${company.country}`] },
        { label: text.hours, lines: [text.hoursValue], kind: 'hours' as const },
        { label: text.telephone, lines: [company.phone1, company.phone2], kind: 'tel' as const },
        { label: text.email, lines: [company.email], kind: 'mailto' as const },
      ],
      opening: { opens: showroom.opens, closes: showroom.closes, timeZone: showroom.timeZone },
      words: { open: text.open, closed: text.closed, gulfTime: text.gulfTime },
      directions: { to: addresses.directions, words: text.directions },
      consult: { to: href({ to: 'contact' }), words: text.consult },
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
      transcript: { label: text.tour.transcript, text: tourFilm.transcript },
    },
    bring: text.bring,
  };
}
