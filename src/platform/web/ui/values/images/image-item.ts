/** One of several pictures, as the wire has it. The first of a list is the principal one. */
export interface ImageItem {
  readonly id: string;
  readonly name: string;
  /** Source of the picture: a data URL, or an address (safe-image-source.ts says which). */
  readonly img: string;
}
