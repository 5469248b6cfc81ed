/** The little of WebGL 2 that the painter needs. */

/** A texture that is painted into. */
export interface Target {
  texture: WebGLTexture;
  frame: WebGLFramebuffer;
  width: number;
  height: number;
}

type Bound = WebGLTexture | null | readonly [WebGLTexture | null, GLenum];

/** A compiled pair of shaders. */
export class Program {
  readonly #gl: WebGL2RenderingContext;
  readonly #program: WebGLProgram;
  readonly #kinds = new Map<string, GLenum>();

  /** @throws Error with the compiler's words. */
  constructor(gl: WebGL2RenderingContext, vertex: string, fragment: string) {
    this.#gl = gl;
    this.#program = gl.createProgram();
    for (const [kind, source] of [
      [gl.VERTEX_SHADER, vertex],
      [gl.FRAGMENT_SHADER, fragment],
    ] as const) {
      const shader = gl.createShader(kind) as WebGLShader;
      gl.shaderSource(shader, source);
      gl.compileShader(shader);
      gl.attachShader(this.#program, shader);
    }
    gl.linkProgram(this.#program);
    if (!gl.getProgramParameter(this.#program, gl.LINK_STATUS) && !gl.isContextLost()) {
      const words = (gl.getAttachedShaders(this.#program) ?? []).map((shader) => gl.getShaderInfoLog(shader));
      throw new Error([...words, gl.getProgramInfoLog(this.#program)].join('\n'));
    }
    const count = Number(gl.getProgramParameter(this.#program, gl.ACTIVE_UNIFORMS));
    for (let i = 0; i < count; i += 1) {
      const { name, type } = gl.getActiveUniform(this.#program, i) as WebGLActiveInfo;
      this.#kinds.set(name.replace('[0]', ''), type);
    }
  }

  /** Makes it the current one, with these textures. */
  use(textures: Readonly<Record<string, Bound>>): void {
    const gl = this.#gl;
    // biome-ignore lint/correctness/useHookAtTopLevel: WebGL's own name, no hook.
    gl.useProgram(this.#program);
    for (const [unit, [name, bound]] of Object.entries(textures).entries()) {
      const [texture, kind] = Array.isArray(bound) ? bound : [bound, gl.TEXTURE_2D];
      gl.activeTexture(gl.TEXTURE0 + unit);
      gl.bindTexture(kind, texture);
      gl.uniform1i(gl.getUniformLocation(this.#program, name), unit);
    }
    gl.activeTexture(gl.TEXTURE0 + gl.getParameter(gl.MAX_COMBINED_TEXTURE_IMAGE_UNITS) - 1);
  }

  /** Sets a number, or a list of colours. */
  set(name: string, value: number | readonly number[]): void {
    const gl = this.#gl;
    const place = gl.getUniformLocation(this.#program, name);
    if (typeof value !== 'number') gl.uniform3fv(place, value);
    else if (this.#kinds.get(name) === gl.BOOL) gl.uniform1i(place, value);
    else gl.uniform1f(place, value);
  }
}

function smooth(gl: WebGL2RenderingContext, kind: GLenum, small: GLenum): void {
  gl.texParameteri(kind, gl.TEXTURE_MIN_FILTER, small);
  gl.texParameteri(kind, gl.TEXTURE_MAG_FILTER, gl.LINEAR);
  gl.texParameteri(kind, gl.TEXTURE_WRAP_S, gl.CLAMP_TO_EDGE);
  gl.texParameteri(kind, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);
}

/** A texture of one dark pixel until it is filled. */
export function plain(gl: WebGL2RenderingContext): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D, texture);
  smooth(gl, gl.TEXTURE_2D, gl.LINEAR);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, 1, 1, 0, gl.RGBA, gl.UNSIGNED_BYTE, new Uint8Array(4));
  return texture;
}

/** A texture to be painted into. */
export function target(gl: WebGL2RenderingContext, width: number, height: number): Target {
  const texture = plain(gl);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, width, height, 0, gl.RGBA, gl.UNSIGNED_BYTE, null);
  const frame = gl.createFramebuffer();
  gl.bindFramebuffer(gl.FRAMEBUFFER, frame);
  gl.framebufferTexture2D(gl.FRAMEBUFFER, gl.COLOR_ATTACHMENT0, gl.TEXTURE_2D, texture, 0);
  return { texture, frame, width, height };
}

/** Fills a texture with a picture as it is coded. */
export function fill(gl: WebGL2RenderingContext, texture: WebGLTexture, picture: TexImageSource): void {
  gl.pixelStorei(gl.UNPACK_COLORSPACE_CONVERSION_WEBGL, gl.NONE);
  gl.bindTexture(gl.TEXTURE_2D, texture);
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
}

/** The same, for a picture that is also seen smaller. */
export function fillMipmapped(
  gl: WebGL2RenderingContext,
  texture: WebGLTexture,
  picture: TexImageSource,
): void {
  fill(gl, texture, picture);
  smooth(gl, gl.TEXTURE_2D, gl.LINEAR_MIPMAP_LINEAR);
  gl.generateMipmap(gl.TEXTURE_2D);
}

/** A stack of dark pictures of one size. */
export function stack(
  gl: WebGL2RenderingContext,
  width: number,
  height: number,
  slices: number,
): WebGLTexture {
  const texture = gl.createTexture();
  gl.bindTexture(gl.TEXTURE_2D_ARRAY, texture);
  smooth(gl, gl.TEXTURE_2D_ARRAY, gl.LINEAR);
  gl.texStorage3D(gl.TEXTURE_2D_ARRAY, 1, gl.RGBA8, width, height, slices);
  return texture;
}
