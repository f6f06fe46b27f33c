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
  /** Possible duplicates of an undecided row: an earlier row, and existing records. */
  readonly parecidos: {
    readonly fila: number | null;
    readonly registros: readonly { readonly id: string; readonly titulo: string; readonly detalle: string }[];
  } | null;
}

/** Input type of a column's cells. */
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

/** Changes of a row against its record. */
export interface RecordChanges {
  readonly fila: number;
  readonly clave: string;
  readonly cambios: readonly { readonly campo: string; readonly antes: string; readonly despues: string }[];
}

/** Result of an import or of its preview. */
export interface ImportOutcome {
  readonly aplicada: boolean;
  readonly filas: number;
  readonly validas: number;
  readonly conError: number;
  readonly conAviso: number;
  readonly nuevas: number;
  readonly actualizadas: number;
  readonly sinCambio: number;
  /** Rows that repeat the record of an earlier row. */
  readonly repetidas: number;
  /** Undecided possible duplicates; they are not created. */
  readonly porDecidir: number;
  readonly celdasCorregidas: number;
  readonly filasOmitidas: number;
  /** Catalogues that lack records which rows name, and how many rows each keeps from being written. */
  readonly faltantes: readonly { readonly entidad: string; readonly nombre: string; readonly filas: number }[];
  /** Findings beyond those in `resultado`. */
  readonly omitidos: number;
  readonly columnas: readonly ReadHeading[];
  /** Changes of the first updated records. */
  readonly diferencias: readonly RecordChanges[];
  /** Columns with findings or corrections. */
  readonly celdas: readonly CellEditing[];
  readonly resultado: readonly ImportFinding[];
  /** Id of an import stored by the server, which also affects records that the file only mentions. */
  readonly importacionId?: number;
  /** Effect, in words. */
  readonly efecto?: string;
  /** Document to open after the import. */
  readonly documento?: { readonly entidad: string; readonly id: string; readonly folio: string } | null;
  readonly vistaPrevia?: readonly RecordEffect[];
  readonly totales?: Omit<RecordEffect, 'clave' | 'nombre'> & { readonly registros: number };
}

/** Effect on a record: current, changed and resulting amounts. */
export interface RecordEffect {
  readonly clave: string;
  readonly nombre: string;
  readonly hay: number;
  readonly entra: number;
  readonly habra: number;
  readonly valor: number;
}
