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
  readonly exports: readonly ('csv' | 'xlsx')[];
}

/** What the handler of a report gives. */
export interface ReportResult<Row> {
  readonly rows: readonly Row[];
  /** Totals that are no sum, average or count of the rows, e.g. a share of two sums. */
  readonly totals?: Partial<Row>;
  /** Headings of groups that hang on the parameters, e.g. the months. */
  readonly groups?: Readonly<Record<string, ReportTexts>>;
  /** What the reader must know of the figures. */
  readonly notes?: readonly ReportTexts[];
}
