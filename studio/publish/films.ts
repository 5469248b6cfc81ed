import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import sharp from 'sharp';
import { type FilmEntry, type FilmManifest, filmManifest } from '#media/films.ts';
import { manifest } from '#media/manifest.ts';
import { FRAME, setCards, showsRoom } from './film-cards.ts';
import { FADE, type FilmPlan, filmPlans, type Shot } from './film-plan.ts';

/*
 * Cuts the films out of finished pictures: slow moves and cross-fades, cards set with the site's own faces,
 * H.264 and AV1, timed text, posters, and media/films.json. A film whose plan and pictures have not changed
 * is left alone. `npm run studio -- films [id …] [--force] [--posters]`; needs ffmpeg and a Chromium.
 */

const ROOT = join(import.meta.dirname, '..', '..');
const OUT = join(ROOT, 'media', 'films');
/** Clips of true camera moves, joined by the studio. */
const MOVES = join(ROOT, 'media', 'moves');
const RATE = 24;
/** A film may not be heavier than this, in bytes. */
const HEAVIEST = 4_000_000;
const POSTER_WIDTHS = [640, 1280];

/** A shot that stands still, for posters. */
const PLAIN = {
  kind: 'picture',
  seconds: 0,
  from: { x: 0.5, y: 0.5, zoom: 1 },
  to: { x: 0.5, y: 0.5, zoom: 1 },
} as const;

const hash = (data: string | Buffer) => createHash('sha256').update(data).digest('hex').slice(0, 8);

function run(command: string, args: string[]): string {
  return execFileSync('nice', ['-n', '12', command, ...args], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SVT_LOG: '1' },
  });
}

function clipVersion(clip: string): string {
  const card = readFileSync(join(MOVES, `${clip}.json`), 'utf8');
  return (JSON.parse(card) as { version: string }).version;
}

/** What a film is made from: its plan and the versions of its pictures. */
function recipe(plan: FilmPlan): string {
  const pictures = plan.shots.map((shot) => {
    if (shot.kind === 'move') return clipVersion(shot.clip);
    return shot.kind === 'picture' ? (manifest.pictures[shot.picture]?.version ?? 'missing') : '';
  });
  return hash(JSON.stringify([{ ...plan, poster: 0 }, pictures, FADE, RATE, FRAME]));
}

/** The picture of a shot as a PNG in the films' shape. */
async function still(shot: Shot, cards: Map<Shot, string>, folder: string, index: number): Promise<string> {
  if (shot.kind !== 'picture') return cards.get(shot) ?? '';
  const entry = manifest.pictures[shot.picture];
  if (!entry) throw new Error(`there is no picture ${shot.picture} yet`);
  const file = join(folder, `still-${index}.png`);
  const widest = Math.max(...entry.widths);
  const width = Math.min(1600, Math.max(FRAME.width, widest));
  await sharp(join(ROOT, 'media', 'pictures', `${shot.picture}-${widest}.avif`))
    .resize(width, Math.round((width * FRAME.height) / FRAME.width / 2) * 2, {
      fit: 'cover',
      kernel: 'lanczos3',
    })
    .png({ compressionLevel: 1 })
    .toFile(file);
  return file;
}

/** The move of a shot as ffmpeg's `perspective` wants it: a window that moves by fractions of a pixel. */
function move(shot: Shot, seconds: number): string {
  if (shot.kind === 'card' || shot.kind === 'move') return 'null';
  const still = { x: 0.5, y: 0.5, zoom: 1 };
  const { from, to } = shot.kind === 'picture' ? shot : { from: still, to: { ...still, zoom: 1.03 } };
  const t = `(on/${Math.round(seconds * RATE)})`;
  const zoom = `(${from.zoom}*pow(${to.zoom / from.zoom},${t}))`;
  const at = (a: number, b: number) => `(${a}+(${b - a})*${t})`;
  const left = `W*(1-1/${zoom})*${at(from.x, to.x)}`;
  const top = `H*(1-1/${zoom})*${at(from.y, to.y)}`;
  const [right, bottom] = [`${left}+W/${zoom}`, `${top}+H/${zoom}`];
  const corners = [left, top, right, top, left, bottom, right, bottom];
  const named = corners.map((value, index) => `${index % 2 ? 'y' : 'x'}${Math.floor(index / 2)}='${value}'`);
  return `perspective=${named.join(':')}:interpolation=cubic:sense=source:eval=frame`;
}

interface Cut {
  inputs: string[];
  graph: string;
  seconds: number;
}

/** Inputs and filter graph of a film: every shot moved, named, and faded into the next. */
async function cut(plan: FilmPlan, folder: string): Promise<Cut> {
  const shots = plan.loops ? [...plan.shots, ...plan.shots.slice(0, 1)] : plan.shots;
  const cards = await setCards(plan.shots, folder);
  const inputs: string[] = [];
  const graph: string[] = [];
  let input = 0;
  let length = 0;
  let last = '';
  for (const [index, shot] of shots.entries()) {
    const lasts = plan.loops && index === shots.length - 1 ? FADE : shot.seconds;
    const add = (file: string) => {
      inputs.push('-loop', '1', '-framerate', String(RATE), '-t', String(lasts), '-i', file);
      return input++;
    };
    const clip = (file: string) => {
      inputs.push('-t', String(lasts), '-i', file);
      return input++;
    };
    const at =
      shot.kind === 'move'
        ? clip(join(MOVES, `${shot.clip}.mp4`))
        : add(await still(shot, cards, folder, index));
    const { width, height } = FRAME;
    graph.push(
      `[${at}:v]format=yuv420p,${move(shot, shot.seconds)},scale=${width}:${height}:flags=bicubic[m${index}]`,
    );
    const name = showsRoom(shot) ? cards.get(shot) : undefined;
    if (name) {
      const label = add(name);
      graph.push(
        `[${label}:v]format=rgba,fade=in:st=0.7:d=0.7:alpha=1[n${index}]`,
        `[m${index}][n${index}]overlay=format=auto,format=yuv420p[v${index}]`,
      );
    } else graph.push(`[m${index}]null[v${index}]`);
    graph.push(`[v${index}]fps=${RATE},settb=AVTB,setsar=1[s${index}]`);
    if (index === 0) {
      last = 's0';
      length = lasts;
    } else {
      graph.push(
        `[${last}][s${index}]xfade=transition=fade:duration=${FADE}:offset=${(length - FADE).toFixed(3)}[x${index}]`,
      );
      last = `x${index}`;
      length += lasts - FADE;
    }
  }
  const begin = plan.loops ? FADE : 0;
  graph.push(`[${last}]trim=start=${begin},setpts=PTS-STARTPTS,split=2[h][a]`);
  return { inputs, graph: graph.join(';'), seconds: length - begin };
}

/** Timed text: what each shot says, while it stands. Null when none says anything. */
function timedText(plan: FilmPlan): string | null {
  const stamp = (seconds: number) => new Date(Math.max(0, seconds) * 1000).toISOString().slice(11, 23);
  let at = 0;
  const cues = plan.shots.flatMap((shot) => {
    const [begin, end] = [at, at + shot.seconds];
    at = end - FADE;
    return shot.says ? [`${stamp(begin + FADE / 2)} --> ${stamp(end - FADE / 2)}\n${shot.says}`] : [];
  });
  return cues.length > 0 ? `WEBVTT\n\n${cues.join('\n\n')}\n` : null;
}

async function poster(plan: FilmPlan, film: string, folder: string): Promise<FilmEntry['poster']> {
  const frame = join(folder, 'poster.png');
  if (typeof plan.poster === 'string') {
    const file = await still({ ...PLAIN, picture: plan.poster }, new Map(), folder, plan.shots.length);
    await sharp(file).resize(FRAME.width).toFile(frame);
  } else {
    const at = ['-ss', String(plan.poster), '-i', film, '-frames:v', '1'];
    run('ffmpeg', ['-y', '-loglevel', 'error', ...at, frame]);
  }
  const base = join(OUT, plan.id);
  for (const width of POSTER_WIDTHS)
    await sharp(frame).resize(width).avif({ quality: 55, effort: 5 }).toFile(`${base}-${width}.avif`);
  await sharp(frame).resize(1200).jpeg({ quality: 76, mozjpeg: true }).toFile(`${base}-1200.jpg`);
  const { channels } = await sharp(frame).stats();
  const colour = channels.slice(0, 3).map(({ mean }) => Math.round(mean).toString(16).padStart(2, '0'));
  return {
    ...FRAME,
    widths: POSTER_WIDTHS,
    version: hash(readFileSync(`${base}-1280.avif`)),
    colour: `#${colour.join('')}`,
  };
}

function seconds(file: string): number {
  const asked = ['-v', 'error', '-show_entries', 'format=duration', '-of', 'csv=p=0', file];
  return Math.round(Number(run('ffprobe', asked)) * 100) / 100;
}

/** Cuts one film. @throws Error when a picture is missing or the film is too heavy. */
async function make(plan: FilmPlan, made: string): Promise<FilmEntry> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    const { inputs, graph } = await cut(plan, folder);
    // Encoded aside and moved when whole, so that nobody ever serves or commits half a film.
    const [mp4, webm] = [join(folder, `${plan.id}.mp4`), join(folder, `${plan.id}.webm`)];
    const h264 = ['-c:v', 'libx264', '-preset', 'medium', '-crf', String(plan.quality), '-profile:v', 'high'];
    const av1 = ['-c:v', 'libsvtav1', '-preset', '8', '-crf', String(plan.quality + 9), '-g', '240'];
    const plain = ['-an', '-map_metadata', '-1', '-fflags', '+bitexact', '-pix_fmt', 'yuv420p'];
    run('ffmpeg', [
      ...['-y', '-loglevel', 'error', ...inputs, '-filter_complex', graph],
      ...['-map', '[h]', ...h264, ...plain, '-movflags', '+faststart', mp4],
      ...['-map', '[a]', ...av1, ...plain, webm],
    ]);
    const sources = [
      { file: `${plan.id}.webm`, type: 'video/webm; codecs="av01.0.05M.08"', bytes: statSync(webm).size },
      { file: `${plan.id}.mp4`, type: 'video/mp4; codecs="avc1.64001f"', bytes: statSync(mp4).size },
    ];
    for (const { file, bytes } of sources)
      if (bytes > HEAVIEST) throw new Error(`${file} weighs ${bytes} bytes, more than ${HEAVIEST}`);
    const words = timedText(plan);
    for (const file of [mp4, webm]) copyFileSync(file, join(OUT, basename(file)));
    if (words) writeFileSync(join(OUT, `${plan.id}.vtt`), words);
    return {
      ...FRAME,
      seconds: seconds(mp4),
      version: hash(Buffer.concat([readFileSync(mp4), readFileSync(webm), Buffer.from(words ?? '')])),
      sources,
      captions: words && `${plan.id}.vtt`,
      poster: await poster(plan, mp4, folder),
      made,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The poster of a film that is already cut. */
async function posterOf(plan: FilmPlan): Promise<FilmEntry['poster']> {
  const folder = mkdtempSync(join(tmpdir(), 'film-'));
  try {
    return await poster(plan, join(OUT, `${plan.id}.mp4`), folder);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

const wanted = process.argv.slice(2).filter((word) => !word.startsWith('-'));
const posters = process.argv.includes('--posters');
const force = process.argv.includes('--force');
const films: FilmManifest['films'] = { ...filmManifest.films };
mkdirSync(OUT, { recursive: true });
for (const plan of filmPlans) {
  if (wanted.length > 0 && !wanted.includes(plan.id)) continue;
  const made = recipe(plan);
  const old = films[plan.id];
  const same = !force && old?.made === made;
  if (same && !posters) continue;
  const entry = same ? { ...old, poster: await posterOf(plan) } : await make(plan, made);
  films[plan.id] = entry;
  const sizes = entry.sources.map(({ file, bytes }) => `${file} ${Math.round(bytes / 1024)} KiB`);
  process.stdout.write(`${plan.id}: ${entry.seconds} s, ${sizes.join(', ')}\n`);
  const sorted = Object.fromEntries(Object.entries(films).sort(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(join(ROOT, 'media', 'films.json'), `${JSON.stringify({ films: sorted }, null, 2)}\n`);
}
