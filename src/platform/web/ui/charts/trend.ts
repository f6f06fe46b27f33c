export interface TrendSeries {
  readonly name: string;
  /** One value per label; null when there is none. */
  readonly values: readonly (number | null)[];
}

export interface TrendData {
  /** Formatted days or other steps, in order. */
  readonly labels: readonly string[];
  /** One to three. */
  readonly series: readonly TrendSeries[];
}

export interface TrendChartProps extends TrendData {
  readonly caption: string;
  /** Column heading of the labels in the table. */
  readonly labelTitle: string;
  /** Texts of the buttons that show the figures as a table, or as a chart again. */
  readonly asTable: string;
  readonly asChart: string;
  readonly format: (value: number) => string;
}
