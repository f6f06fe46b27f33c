import type { Issue } from '#platform/shared/validation/issue';
import type { AlikeMatches } from '../listing/search/duplicate-matches';
import type { WireRecord } from '../records/read/wire-record';

/** A parsed row of the file. */
export interface ImportEntry {
  /** Row number as displayed by a spreadsheet. */
  readonly fila: number;
  /** Cell values, by field. */
  readonly values: Readonly<Record<string, unknown>>;
  /** Existing record of the row; undefined for a new one. */
  readonly stored: WireRecord | undefined;
}

/** Result of a row: its effect, its issues, or its possible duplicates. */
export type RowResult =
  | 'nuevas'
  | 'actualizadas'
  | 'sinCambio'
  | 'repetidas'
  | 'omitidas'
  | readonly Issue[]
  | UndecidedRow;

/** Valid row that waits for a decision about its possible duplicates. */
export interface UndecidedRow {
  readonly parecidos: AlikeMatches;
}

/** User decisions about new rows that may duplicate existing records. */
export interface AlikeDecisions {
  /** Decision for all rows without a separate one; null if undecided. */
  readonly all: 'CREAR' | 'OMITIR' | null;
  /** Numbers of rows to create despite possible duplicates. */
  readonly created: ReadonlySet<number>;
}

/** Checks whether the user decided to create the row despite its possible duplicates. */
export function isDecided({ all, created }: AlikeDecisions, fila: number): boolean {
  return all === 'CREAR' || created.has(fila);
}

/** Returns the result of a possible duplicate without a decision to create it. */
export function withheld({ all }: AlikeDecisions, parecidos: AlikeMatches): RowResult {
  return all === 'OMITIR' ? 'omitidas' : { parecidos };
}
