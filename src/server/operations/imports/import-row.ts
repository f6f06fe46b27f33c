import type { Issue } from '../../../shared/issue';
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

/** What became of it: what it did, or what is wrong with it. */
export type RowResult = 'nuevas' | 'actualizadas' | 'sinCambio' | 'repetidas' | readonly Issue[];
