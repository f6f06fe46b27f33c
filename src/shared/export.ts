import type { Language } from './language';

/** A column of a file, as its schema describes it. */
export interface ExportColumnSpec {
  readonly field: string;
  readonly labels: Readonly<Record<Language, string>>;
  readonly format: 'text' | 'integer' | 'date' | 'datetime';
}

/** A file that an operation gives. */
export interface ExportSpec {
  /** Of the file, and of what was taken along in the audit trail. */
  readonly name: string;
  readonly columns: readonly ExportColumnSpec[];
}

/** What the handler of an export gives. */
export interface ExportResult<Row> {
  /** Rows in all: known before the first is read. */
  readonly total: number;
  /** The rows in the order of the file, some at a time; read no faster than they are taken. */
  readonly batches: AsyncIterable<readonly Row[]>;
}
