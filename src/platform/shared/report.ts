/** A text in each language of the product. */
export type ReportTexts = Readonly<Record<'es' | 'en' | 'es-mx', string>>;

export type ReportFormat = 'text' | 'integer' | 'decimal' | 'percent' | 'money' | 'date' | 'datetime' | 'chip';

export interface ReportColumnSpec {
  readonly field: string;
  readonly labels: ReportTexts;
  /** Heading shared by the columns of one group. */
  readonly group: string | null;
  readonly format: ReportFormat;
  readonly unit: string | null;
  readonly total: 'sum' | 'avg' | 'count' | null;
}

/** Maximum rows of a report on a screen. A file has all rows; a larger table is made in the background. */
export const MAX_REPORT_ROWS = 5000;

/** Specification of a report, generated from its schema. */
export interface ReportSpec {
  readonly name: string;
  /** Name of its operation. */
  readonly operation: string;
  readonly labels: ReportTexts;
  readonly columns: readonly ReportColumnSpec[];
  readonly groups: Readonly<Record<string, ReportTexts>>;
  readonly chart: {
    readonly type: 'bar' | 'line';
    readonly category: string;
    readonly series: readonly string[];
  } | null;
  readonly exports: readonly ReportFileFormat[];
  readonly parameters: readonly ReportParameter[];
  /** Print settings of its PDF; null without one. */
  readonly paper: ReportPaper | null;
  /** Drawings whose figures are included in files. */
  readonly indicators: readonly ReportIndicators[];
}

/** Figures of a drawing: all from one row, or one from each row. */
export interface ReportIndicators {
  /** Name of the block. */
  readonly name: string;
  readonly labels: ReportTexts;
  readonly fields: readonly { readonly field: string; readonly labels: ReportTexts; readonly format: ReportFormat }[];
  /** Field with the name of each row; null when the figures come from a single row. */
  readonly by: string | null;
}

/** File formats of a report. */
export type ReportFileFormat = 'csv' | 'xlsx' | 'pdf';

export interface ReportPaper {
  readonly orientation: 'portrait' | 'landscape';
  readonly size: 'letter' | 'legal';
  /** Responsibilities of the signatories, from left to right. */
  readonly signatures: readonly ReportTexts[];
  /** Parameter with the record whose page the QR code beside the title opens. */
  readonly code: string | null;
}

/** Labels of a parameter and its values. */
export interface ReportParameter {
  readonly name: string;
  readonly labels: ReportTexts;
  readonly kind: string;
  /** Entity of the referenced record; null for other parameters. */
  readonly entity: string | null;
  /** Labels of its codes. */
  readonly options: Readonly<Record<string, ReportTexts>> | null;
  /** Default value; null without one. */
  readonly start: unknown;
}

/** Result of a report handler, with the rows of its blocks. A function defers blocks that are slow to load. */
export type ReportResult<Row, Blocks = null> = ReportFigures<Row> &
  (Blocks extends null
    ? { readonly blocks?: never }
    : { readonly blocks: { readonly [Name in keyof Blocks]: Blocks[Name] | (() => Promise<Blocks[Name]>) } });

/** Copy of a report for one recipient. */
export interface ReportCopy {
  readonly labels: ReportTexts;
  /** Large-print lines above the rows. */
  readonly large?: readonly string[];
}

/** Source of rows that may exceed memory: they are read on demand, in batches. */
export interface RowSource<Row> {
  readonly count: () => Promise<number>;
  /** Reads all rows in order. Each call starts from the beginning. */
  readonly batches: () => AsyncIterable<readonly Row[]>;
}

/** Rows already loaded, a function that loads all at once, or a source that streams them. */
export type ReportRows<Row> = readonly Row[] | (() => Promise<readonly Row[]>) | RowSource<Row>;

interface ReportFigures<Row> {
  readonly rows: ReportRows<Row>;
  /**
   * Totals other than sums, averages or counts of the rows, e.g. a ratio of two sums. A streamed source must supply all of its totals here,
   * because its rows are not summed.
   */
  readonly totals?: Partial<Row> | (() => Promise<Partial<Row>>);
  /** Headings of groups that depend on the parameters, e.g. the months. */
  readonly groups?: Readonly<Record<string, ReportTexts>>;
  /** Facts common to all rows, shown above them: recipient and transport of a shipment. */
  readonly facts?: readonly { readonly labels: ReportTexts; readonly value: string }[];
  /** Warehouse of the report, when it is not the reader's. */
  readonly almacenId?: number;
  /** Copies of the report, one for each recipient; by default one without a name. */
  readonly copies?: readonly ReportCopy[];
  /** Notes on the figures for the reader. */
  readonly notes?: readonly ReportTexts[];
  /** Period of the figures, as printed; its dates are then omitted from the parameters. */
  readonly period?: ReportTexts;
}
