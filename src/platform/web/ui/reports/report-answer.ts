/** One cell of a report. */
export type ReportValue = string | number | null;

export type ReportRow = Readonly<Record<string, ReportValue>>;

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

/** Response of a report; texts are already in the reader's language. */
export interface ReportAnswer {
  readonly titulo: string;
  readonly generado: string;
  readonly columnas: readonly ReportColumn[];
  readonly filas: readonly ReportRow[];
  readonly filasTotal: number;
  readonly totales: Readonly<Record<string, number | null>>;
  readonly grafica: ReportChartData | null;
  /** Rows of its drawings, by block. */
  readonly bloques?: Readonly<Record<string, readonly ReportRow[]>>;
  /** Facts common to all rows. */
  readonly datos: readonly { readonly titulo: string; readonly valor: string }[];
  readonly notas: readonly string[];
}
