import type { Language } from './language';

/** A column of a file, as its schema describes it. */
export interface ExportColumnSpec {
  readonly field: string;
  readonly labels: Readonly<Record<Language, string>>;
  readonly format: 'text' | 'integer' | 'date' | 'datetime';
}

/** Specification of a file that an operation returns. */
export interface ExportSpec {
  /** Base name of the file, also used in the audit trail. */
  readonly name: string;
  readonly columns: readonly ExportColumnSpec[];
}

/** Result of an export handler. */
export interface ExportResult<Row> {
  /** Total rows, known before the first is read. */
  readonly total: number;
  /** Rows in file order, in batches; read no faster than they are consumed. */
  readonly batches: AsyncIterable<readonly Row[]>;
}
