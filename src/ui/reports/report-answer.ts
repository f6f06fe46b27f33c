/** One cell of a report. */
export type ReportValue = string | number | null;

export interface ReportColumn {
  readonly campo: string;
  readonly titulo: string;
  readonly grupo: string | null;
  readonly tipo: string;
  readonly unidad: string | null;
  readonly total: string | null;
}

export interface ReportChartData {
  readonly tipo: string;
  readonly categorias: readonly string[];
  readonly series: readonly {
    readonly campo: string;
    readonly titulo: string;
    readonly valores: readonly (number | null)[];
  }[];
}

/** A report as the API answers it; texts are in the reader's language already. */
export interface ReportAnswer {
  readonly titulo: string;
  readonly generado: string;
  readonly columnas: readonly ReportColumn[];
  readonly filas: readonly Readonly<Record<string, ReportValue>>[];
  readonly filasTotal: number;
  readonly totales: Readonly<Record<string, number | null>>;
  readonly grafica: ReportChartData | null;
  readonly notas: readonly string[];
}
