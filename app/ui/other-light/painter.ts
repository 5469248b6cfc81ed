import type { LightSource } from '#app/behaviours/light-source.ts';
import { LIGHT_GROUPS, type LightGroup, TINTS } from '#media/layers.ts';
import { COMPOSE, FIRST_GROUP, GROUPS, SHARPEN, VERTEX } from './shaders.ts';
import { fill, fillMipmapped, Program, plain, stack, type Target, target } from './webgl.ts';

export type Rgb = readonly [number, number, number];

/** What is to be shown: another paint, other light, or both. */
export interface Scene {
  /** Scene-linear paint of the fronts; null for their own. */
  albedo: Rgb | null;
  /** Factors of the light groups; null for the picture's own hour. */
  weights: Readonly<Record<LightGroup, Rgb>> | null;
}

const OWN: Rgb = [1, 1, 1];
/** Paints a picture in another colour and light onto a canvas over it. Layers are fetched when a scene first needs them. */
export class Painter {
  readonly #gl: WebGL2RenderingContext;
  readonly #light: LightSource;
  readonly #compose: Program;
  readonly #sharpen: Program;
  readonly #width: number;
  readonly #picture: WebGLTexture;
  readonly #fetched = new Map<string, Promise<void>>();
  #layers: WebGLTexture | null = null;
  #shares: WebGLTexture;
  #view: WebGLTexture;
  #before: Target | null = null;
  #after: Target | null = null;
  #source = '';
  #stamp = '';

  /** @throws Error where there is no WebGL 2. */
  constructor(canvas: HTMLCanvasElement, light: LightSource, narrow: boolean) {
    // Painted before it is seen, and printed: what was drawn has to stay.
    const kept = { alpha: false, antialias: false, depth: false, preserveDrawingBuffer: true };
    const gl = canvas.getContext('webgl2', kept) as WebGL2RenderingContext | null;
    if (!gl) throw new Error('no WebGL 2');
    this.#gl = gl;
    this.#light = light;
    this.#width = (narrow ? light.widths[0] : light.widths.at(-1)) ?? 0;
    this.#compose = new Program(gl, VERTEX, COMPOSE);
    this.#sharpen = new Program(gl, VERTEX, SHARPEN);
    this.#picture = plain(gl);
    this.#shares = plain(gl);
    this.#view = plain(gl);
  }

  /** Paints a scene over the published picture at that address. Resolves with true when it stands, with false when another was asked for meanwhile. */
  async paint(picture: string, scene: Scene): Promise<boolean> {
    const stamp = JSON.stringify([picture, scene]);
    this.#stamp = stamp;
    const known = this.#source === picture;
    const [bitmap] = await Promise.all([
      known ? null : bitmapOf(picture),
      ...this.#needs(scene).map((name) => this.#fetch(name)),
    ]);
    if (this.#stamp !== stamp || this.#gl.isContextLost()) {
      bitmap?.close();
      return false;
    }
    if (bitmap) this.#take(bitmap);
    this.#source = picture;
    this.#composeTo(this.#before as Target, { ...scene, weights: null }, scene.albedo !== null);
    this.#composeTo(this.#after as Target, scene, false);
    this.#show();
    return true;
  }

  /** No scene is wanted any more: one still on its way is not painted. */
  leave(): void {
    this.#stamp = '';
  }

  /** Lets the graphics memory go. */
  end(): void {
    this.#gl.getExtension('WEBGL_lose_context')?.loseContext();
  }

  #needs({ albedo, weights }: Scene): string[] {
    const lit = weights ? this.#light.groups : [];
    const fronts = albedo ? ['rest', 'front-light', ...(weights ? ['shares'] : [])] : [];
    return ['view', ...lit, ...fronts];
  }

  #fetch(name: string): Promise<void> {
    const known = this.#fetched.get(name);
    if (known) return known;
    const { base, view, version } = this.#light;
    const layer = `${base}.${name}-${this.#width}.avif?v=${version}`;
    const address = name === 'view' ? view : name === 'shares' ? `${base}.shares.avif?v=${version}` : layer;
    const fetched = bitmapOf(address).then((bitmap) => this.#keep(name, bitmap));
    this.#fetched.set(name, fetched);
    fetched.catch(() => this.#fetched.delete(name));
    return fetched;
  }

  #keep(name: string, bitmap: ImageBitmap): void {
    const gl = this.#gl;
    if (name === 'view') fill(gl, this.#view, bitmap);
    else if (name === 'shares') fill(gl, this.#shares, bitmap);
    else {
      const { width, height } = bitmap;
      this.#layers ??= stack(gl, width, height, FIRST_GROUP + GROUPS);
      this.#before ??= target(gl, width, height);
      this.#after ??= target(gl, width, height);
      const slice = ['rest', 'front-light', ...LIGHT_GROUPS].indexOf(name as LightGroup);
      gl.bindTexture(gl.TEXTURE_2D_ARRAY, this.#layers);
      gl.texSubImage3D(
        gl.TEXTURE_2D_ARRAY,
        0,
        0,
        0,
        slice,
        width,
        height,
        1,
        gl.RGBA,
        gl.UNSIGNED_BYTE,
        bitmap,
      );
    }
    bitmap.close();
  }

  #take(bitmap: ImageBitmap): void {
    const gl = this.#gl;
    gl.canvas.width = bitmap.width;
    gl.canvas.height = bitmap.height;
    fillMipmapped(gl, this.#picture, bitmap);
    bitmap.close();
  }

  #composeTo(to: Target, { albedo, weights }: Scene, published: boolean): void {
    const gl = this.#gl;
    gl.bindFramebuffer(gl.FRAMEBUFFER, to.frame);
    gl.viewport(0, 0, to.width, to.height);
    this.#compose.use({
      layers: [this.#layers, gl.TEXTURE_2D_ARRAY],
      shares: this.#shares,
      view: this.#view,
      picture: this.#picture,
    });
    this.#compose.set(
      'weights',
      LIGHT_GROUPS.flatMap((name) => [...(weights?.[name] ?? OWN)]),
    );
    this.#compose.set(
      'tints',
      LIGHT_GROUPS.flatMap((name) => [...TINTS[name]]),
    );
    this.#compose.set('albedo', [...(albedo ?? OWN)]);
    this.#compose.set('gain', 2 ** this.#light.exposure);
    this.#compose.set('recoloured', Number(albedo !== null));
    this.#compose.set('lit', Number(weights !== null));
    this.#compose.set('published', Number(published));
    this.#compose.set('flip', 0);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }

  #show(): void {
    const gl = this.#gl;
    gl.bindFramebuffer(gl.FRAMEBUFFER, null);
    gl.viewport(0, 0, gl.canvas.width, gl.canvas.height);
    this.#sharpen.use({
      picture: this.#picture,
      before: this.#before?.texture ?? null,
      after: this.#after?.texture ?? null,
    });
    this.#sharpen.set('flip', 1);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  }
}

/** The decoded file, its values as they are coded. @throws Error naming the status. */
async function bitmapOf(address: string): Promise<ImageBitmap> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}`);
  return createImageBitmap(await answer.blob(), { colorSpaceConversion: 'none', premultiplyAlpha: 'none' });
}
