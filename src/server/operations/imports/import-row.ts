import type { Issue } from '../../../shared/issue';
import type { AlikeMatches } from '../../crud/alike-many';
import type { WireRecord } from '../../crud/to-record';

/** A row of the file on its way into the database. */
export interface ImportEntry {
  /** Its number as a person sees it. */
  readonly fila: number;
  /** What its cells say, by field. */
  readonly values: Readonly<Record<string, unknown>>;
  /** The record that it names; undefined when it is a new one. */
  readonly stored: WireRecord | undefined;
}

/** What became of it: what it did, what is wrong with it, or what it may be a duplicate of. */
export type RowResult =
  | 'nuevas'
  | 'actualizadas'
  | 'sinCambio'
  | 'repetidas'
  | 'omitidas'
  | readonly Issue[]
  | UndecidedRow;

/** A row that is right, and waits for somebody to say that it is none of those that it may be. */
export interface UndecidedRow {
  readonly parecidos: AlikeMatches;
}

/** What people say of new rows that may be records that there are. */
export interface AlikeDecisions {
  /** Of all rows of which nothing is said by itself; null where nobody has said. */
  readonly all: 'CREAR' | 'OMITIR' | null;
  /** Numbers of rows that are created all the same. */
  readonly created: ReadonlySet<number>;
}

/** Whether a row is created whatever it is like. */
export function isDecided({ all, created }: AlikeDecisions, fila: number): boolean {
  return all === 'CREAR' || created.has(fila);
}

/** What becomes of a row that is like others and of which nobody has said that it is to be created. */
export function withheld({ all }: AlikeDecisions, parecidos: AlikeMatches): RowResult {
  return all === 'OMITIR' ? 'omitidas' : { parecidos };
}
