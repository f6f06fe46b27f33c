import type { Language } from './language';

/** A column of a file, as its schema describes it. */
export interface ExportColumnSpec {
  readonly field: string;
  readonly labels: Readonly<Record<Language, string>>;
  readonly format: 'text' | 'integer' | 'date' | 'datetime';
}

/** A file that an operation gives. */
export interface ExportSpec {
  /** Base name of the file, also used in the audit trail. */
  readonly name: string;
  readonly columns: readonly ExportColumnSpec[];
}

/** Result of an export handler. */
export interface ExportResult<Row> {
  /** Rows in all: known before the first is read. */
  readonly total: number;
  /** The rows in the order of the file, some at a time; read no faster than they are taken. */
  readonly batches: AsyncIterable<readonly Row[]>;
}
