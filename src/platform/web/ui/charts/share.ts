export interface Share {
  readonly name: string;
  /** Not negative. */
  readonly value: number;
}
