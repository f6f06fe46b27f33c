/** A text in each language of the product. */
export type ReportTexts = Readonly<Record<'es' | 'en' | 'es-mx', string>>;

export type ReportFormat = 'text' | 'integer' | 'decimal' | 'percent' | 'money' | 'date' | 'datetime' | 'chip';

export interface ReportColumnSpec {
  readonly field: string;
  readonly labels: ReportTexts;
  /** Columns of one group stand under one heading. */
  readonly group: string | null;
  readonly format: ReportFormat;
  readonly unit: string | null;
  readonly total: 'sum' | 'avg' | 'count' | null;
}

/** Rows that a report has on a screen; a file has all of them, and a table of more is made in the background. */
export const MOST_REPORT_ROWS = 5000;

/** A report as its schema describes it. */
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
  /** Parameters. */
  readonly parameters: readonly ReportParameter[];
  /** Print settings of its PDF; null without one. */
  readonly paper: ReportPaper | null;
  /** Drawings of which a file has the figures. */
  readonly indicators: readonly ReportIndicators[];
}

/** Figures of a drawing: those of one row, or one of each row. */
export interface ReportIndicators {
  /** Name of the block. */
  readonly name: string;
  readonly labels: ReportTexts;
  readonly fields: readonly { readonly field: string; readonly labels: ReportTexts; readonly format: ReportFormat }[];
  /** Field that names each row; null for the figures of a single one. */
  readonly by: string | null;
}

/** Files that a report can be had as. */
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
  /** Entity of the record whose key it holds. */
  readonly entity: string | null;
  /** Names of its codes. */
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

/** Rows of which there may be more than memory has room for: they are read when they are wanted, some at a time. */
export interface RowSource<Row> {
  readonly count: () => Promise<number>;
  /** All of them in their order. Each call begins anew. */
  readonly batches: () => AsyncIterable<readonly Row[]>;
}

/** Rows already loaded, a function that loads all at once, or a source that streams them. */
export type ReportRows<Row> = readonly Row[] | (() => Promise<readonly Row[]>) | RowSource<Row>;

interface ReportFigures<Row> {
  readonly rows: ReportRows<Row>;
  /**
   * Totals other than sums, averages or counts of the rows, e.g. a ratio of two sums. A streamed source must supply all of its totals here,
   * because its rows are not added up.
   */
  readonly totals?: Partial<Row> | (() => Promise<Partial<Row>>);
  /** Headings of groups that hang on the parameters, e.g. the months. */
  readonly groups?: Readonly<Record<string, ReportTexts>>;
  /** Facts common to all rows, shown above them: recipient and transport of a shipment. */
  readonly facts?: readonly { readonly labels: ReportTexts; readonly value: string }[];
  /** Warehouse that the paper is of, where that is not the reader's. */
  readonly almacenId?: number;
  /** Copies of the report, one for each recipient; by default one without a name. */
  readonly copies?: readonly ReportCopy[];
  /** Notes on the figures for the reader. */
  readonly notes?: readonly ReportTexts[];
  /** Period of the figures, as printed; its dates are then omitted from the parameters. */
  readonly period?: ReportTexts;
}
