/** File to write, by its path from the project's root. */
export interface NewFile {
  readonly path: string;
  readonly content: string;
}
