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
  /** What it is asked with. */
  readonly parameters: readonly ReportParameter[];
  /** How its PDF is printed; null where it has none. */
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
  /** What whoever signs answers for, from left to right. */
  readonly signatures: readonly ReportTexts[];
  /** Parameter with the record whose page the QR code beside the title opens. */
  readonly code: string | null;
}

/** What a parameter and its values are called. */
export interface ReportParameter {
  readonly name: string;
  readonly labels: ReportTexts;
  readonly kind: string;
  /** Entity of the record whose key it holds. */
  readonly entity: string | null;
  /** Names of its codes. */
  readonly options: Readonly<Record<string, ReportTexts>> | null;
  /** What it is where it is not given; null for nothing. */
  readonly start: unknown;
}

/** What the handler of a report gives; of one with blocks, their rows as well: those that take long are read where they are wanted. */
export type ReportResult<Row, Blocks = null> = ReportFigures<Row> &
  (Blocks extends null
    ? { readonly blocks?: never }
    : { readonly blocks: { readonly [Name in keyof Blocks]: Blocks[Name] | (() => Promise<Blocks[Name]>) } });

/** A sheet of a report for somebody. */
export interface ReportCopy {
  readonly labels: ReportTexts;
  /** What they are to read without glasses, above the rows. */
  readonly large?: readonly string[];
}

/** Rows of which there may be more than memory has room for: they are read when they are wanted, some at a time. */
export interface RowSource<Row> {
  readonly count: () => Promise<number>;
  /** All of them in their order. Each call begins anew. */
  readonly batches: () => AsyncIterable<readonly Row[]>;
}

/** What has been read; what is read where rows are wanted, all at once; or what is read some at a time. */
export type ReportRows<Row> = readonly Row[] | (() => Promise<readonly Row[]>) | RowSource<Row>;

interface ReportFigures<Row> {
  readonly rows: ReportRows<Row>;
  /** Totals that are no sum, average or count of the rows, e.g. a share of two sums. Of a source all of them: nobody else adds its rows up. */
  readonly totals?: Partial<Row> | (() => Promise<Partial<Row>>);
  /** Headings of groups that hang on the parameters, e.g. the months. */
  readonly groups?: Readonly<Record<string, ReportTexts>>;
  /** What the rows have in common, told above them: whom a shipment is for, what carries it. */
  readonly facts?: readonly { readonly labels: ReportTexts; readonly value: string }[];
  /** Warehouse that the paper is of, where that is not the reader's. */
  readonly almacenId?: number;
  /** Sheets of the same, one for each who gets it; one without a name where nobody says. */
  readonly copies?: readonly ReportCopy[];
  /** What the reader must know of the figures. */
  readonly notes?: readonly ReportTexts[];
  /** The time that the figures are of, as paper says it; its dates are then not told among the parameters. */
  readonly period?: ReportTexts;
}
