import type { Issue } from '#platform/shared/issue';
import type { AlikeMatches } from '../listing/alike-many';
import type { WireRecord } from '../records/to-record';

/** A row of the file on its way into the database. */
export interface ImportEntry {
  /** Its number as a person sees it. */
  readonly fila: number;
  /** Cell values, by field. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The record that it names; undefined when it is a new one. */
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
  /** Decision for all rows without a decision of their own; null if undecided. */
  readonly all: 'CREAR' | 'OMITIR' | null;
  /** Numbers of rows that are created all the same. */
  readonly created: ReadonlySet<number>;
}

/** True when the user decided to create the row despite its possible duplicates. */
export function isDecided({ all, created }: AlikeDecisions, fila: number): boolean {
  return all === 'CREAR' || created.has(fila);
}

/** Returns the result of a possible duplicate without a decision to create it. */
export function withheld({ all }: AlikeDecisions, parecidos: AlikeMatches): RowResult {
  return all === 'OMITIR' ? 'omitidas' : { parecidos };
}
