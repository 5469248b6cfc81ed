/** What the viewer shows at once: the file that the pressed picture has already loaded. */
export interface StandIn {
  src: string;
  /** Width by height of the picture it shows, or shows a cut of. */
  whole: number;
}
