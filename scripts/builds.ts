import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, join } from 'node:path';

/** What a build says of itself. */
const NOTE = 'build.json';
/** What pages are made of; of `media` the manifest, and the brochures whose sizes stand in links: pictures are served as they are. */
const SOURCES = [
  ...['app', 'content', 'contract', 'drawing', 'joinery', 'public'],
  ...['media/manifest.json', 'media/brochures', 'package-lock.json', 'vite.config.ts'],
];
/** Days a hashed file of an earlier build is still served, to pages somebody has open. */
const KEPT_DAYS = 30;
/** Builds that are kept: the one served, and some to go back to. */
const KEPT_BUILDS = 3;

interface Note {
  /** Milliseconds since 1970 at which the build began. */
  at: number;
  /** How many files it was made of. Times of folders say nothing: bundlers and linters lay drafts beside the sources and take them away. */
  files: number;
  /** Address its pages name as their own. */
  origin: string;
}

function noteOf(build: string): Note | null {
  try {
    return JSON.parse(readFileSync(join(build, NOTE), 'utf8')) as Note;
  } catch {
    return null;
  }
}

/** The files of a source, a folder's by and by. */
function filesOf(path: string): string[] {
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found) return [];
  return found.isDirectory() ? readdirSync(path).flatMap((name) => filesOf(join(path, name))) : [path];
}

const isLink = (path: string) => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false;
const isWhole = (build: string) => existsSync(join(build, 'client', 'index.html'));

/** Copies hashed files of the build before that this one lacks to its `older`, with their age. */
function keepAssets(build: string, before: string): void {
  for (const from of [join(before, 'client', 'assets'), join(before, 'older', 'assets')])
    for (const name of existsSync(from) ? readdirSync(from) : []) {
      const fresh = Date.now() - statSync(join(from, name)).mtimeMs < KEPT_DAYS * 86_400_000;
      if (fresh && !existsSync(join(build, 'client', 'assets', name)))
        cpSync(join(from, name), join(build, 'older', 'assets', name), {
          recursive: true,
          preserveTimestamps: true,
        });
    }
}

/** The builds of a project: each in a folder of its own below `builds`, `dist` a link to the one that is served. */
export class Builds {
  private readonly root: string;
  private readonly folder: string;
  private readonly link: string;
  /** Stands while an earlier build is served on purpose: a start then builds nothing. */
  private readonly held: string;
  /** Stands while a build is made, so that another waits for it. */
  readonly lock: string;

  constructor(root: string) {
    this.root = root;
    this.folder = join(root, 'builds');
    this.link = join(root, 'dist');
    this.held = join(this.folder, 'HELD');
    this.lock = join(this.folder, 'LOCK');
  }

  /** Begins a build in a folder of its own; what is served stays as it is. @returns the folder. */
  begin(origin: string, at = Date.now()): string {
    const build = join(this.folder, new Date(at).toISOString().replace(/[:.]/g, '-'));
    mkdirSync(build, { recursive: true });
    writeFileSync(
      join(build, NOTE),
      JSON.stringify({ at, origin, files: this.sources().length } satisfies Note),
    );
    return build;
  }

  /** Serves a finished build; earlier ones stay for a rollback and for a service that was not started anew yet, the oldest go. */
  publish(build: string): void {
    const before = this.live();
    if (before && before !== build) keepAssets(build, before);
    this.serve(build);
    rmSync(this.held, { force: true });
    const kept = this.whole().slice(-KEPT_BUILDS);
    for (const name of readdirSync(this.folder)) {
      const other = join(this.folder, name);
      if (!kept.includes(other) && other !== before && other !== this.lock)
        rmSync(other, { recursive: true, force: true });
    }
  }

  /** Serves the build before the present one until the next build. @returns its name. @throws Error where there is none. */
  rollBack(): string {
    const now = this.live();
    const before = this.whole()
      .filter((build) => now !== null && build < now)
      .at(-1);
    if (!before) throw new Error('there is no earlier build');
    this.serve(before);
    writeFileSync(this.held, '');
    return basename(before);
  }

  /**
   * Why the site must be built before it is served, or null: there is no build, a source is newer, or the build names
   * another public address as its own. An image without sources and a build that is held are served as they are.
   */
  whyBuild(origin: string): string | null {
    const note = noteOf(this.link);
    if (!note || !isWhole(this.link)) return 'No build yet';
    if (existsSync(this.held) || !existsSync(join(this.root, 'app'))) return null;
    const files = this.sources();
    if (files.length !== note.files || files.some((file) => statSync(file).mtimeMs > note.at))
      return 'Sources are newer than the build';
    if (origin.startsWith('https:') && origin !== note.origin)
      return 'SITE_URL is another than the build names';
    return null;
  }

  private sources(): string[] {
    return SOURCES.flatMap((source) => filesOf(join(this.root, source)));
  }

  /** The build that is served now, or null. */
  live(): string | null {
    return isLink(this.link) ? join(this.folder, basename(readlinkSync(this.link))) : null;
  }

  private whole(): string[] {
    const names = existsSync(this.folder) ? readdirSync(this.folder).sort() : [];
    return names.map((name) => join(this.folder, name)).filter(isWhole);
  }

  /** One rename of a link: there is a whole site at every moment. */
  private serve(build: string): void {
    if (!isLink(this.link)) rmSync(this.link, { recursive: true, force: true });
    const draft = `${this.link}.new`;
    rmSync(draft, { force: true });
    symlinkSync(join('builds', basename(build)), draft, 'junction');
    renameSync(draft, this.link);
  }
}

export const builds = new Builds(join(import.meta.dirname, '..'));
