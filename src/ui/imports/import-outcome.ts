/** Something that the check found in a row of the file. */
export interface ImportFinding {
  /** Number of the row as a spreadsheet shows it. */
  readonly fila: number;
  readonly clave: string;
  readonly columna: string;
  readonly nivel: 'ERROR' | 'AVISO';
  readonly mensaje: string;
  readonly valor: string;
  /** The column that a correction names; '' where no other text of a cell helps. */
  readonly celda: string;
  /** Rows of the file whose cell says the same, this one included. */
  readonly iguales: number;
  /** Of a row that somebody has to decide: an earlier row that it is like, and the records. */
  readonly parecidos: {
    readonly fila: number | null;
    readonly registros: readonly { readonly id: string; readonly titulo: string; readonly detalle: string }[];
  } | null;
}

/** How a person types what belongs into a cell of a column. */
export interface CellEditing {
  readonly columna: string;
  readonly tipo: 'TEXTO' | 'NUMERO' | 'FECHA' | 'HORA' | 'OPCION';
  readonly opciones: readonly { readonly valor: string; readonly texto: string }[];
}

/** A heading of the file, and the column that it is taken for; '' for none. */
export interface ReadHeading {
  readonly encabezado: string;
  readonly campo: string;
}

/** What a row changes of its record. */
export interface RecordChanges {
  readonly fila: number;
  readonly clave: string;
  readonly cambios: readonly { readonly campo: string; readonly antes: string; readonly despues: string }[];
}

/** What an import did, or would do. */
export interface ImportOutcome {
  readonly aplicada: boolean;
  readonly filas: number;
  readonly validas: number;
  readonly conError: number;
  readonly conAviso: number;
  readonly nuevas: number;
  readonly actualizadas: number;
  readonly sinCambio: number;
  /** Rows of a record that an earlier row told of. */
  readonly repetidas: number;
  /** New rows that are like others: nothing is created for them until somebody says so. */
  readonly porDecidir: number;
  readonly celdasCorregidas: number;
  readonly filasOmitidas: number;
  /** Catalogues that lack records which rows name, and how many rows each keeps from being written. */
  readonly faltantes: readonly { readonly entidad: string; readonly nombre: string; readonly filas: number }[];
  /** Findings beyond those in `resultado`. */
  readonly omitidos: number;
  readonly columnas: readonly ReadHeading[];
  /** Of the first records that are updated, what changes. */
  readonly diferencias: readonly RecordChanges[];
  /** Of the columns that something is told of or that are corrected. */
  readonly celdas: readonly CellEditing[];
  readonly resultado: readonly ImportFinding[];
  /** Of an import that the server keeps: its number, and what it would do to records that the file only speaks of. */
  readonly importacionId?: number;
  /** What becomes of it, in words. */
  readonly efecto?: string;
  /** Where people go on once it is applied. */
  readonly documento?: { readonly entidad: string; readonly id: string; readonly folio: string } | null;
  readonly vistaPrevia?: readonly RecordEffect[];
  readonly totales?: Omit<RecordEffect, 'clave' | 'nombre'> & { readonly registros: number };
}

/** Of a record what there is, what changes and what will be. */
export interface RecordEffect {
  readonly clave: string;
  readonly nombre: string;
  readonly hay: number;
  readonly entra: number;
  readonly habra: number;
  readonly valor: number;
}
