/** One of several pictures, as the API sends it. The first of a list is the principal one. */
export interface ImageItem {
  readonly id: string;
  readonly name: string;
  /** Source of the picture: a data URL, or a URL allowed by safe-image-source.ts. */
  readonly img: string;
}
