import type { CodeNames } from './cell-value';
import type { Headings } from './heading-layout';

/** Texts that an import recognises in a file. */
export interface ImportTexts {
  readonly headings: Headings;
  /** Codes of each column by their normalised names. */
  readonly codes: Readonly<Record<string, CodeNames>>;
}
