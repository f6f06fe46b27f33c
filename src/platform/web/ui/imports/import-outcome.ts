/** Finding of the check in a row of the file. */
export interface ImportFinding {
  /** Row number as a spreadsheet shows it. */
  readonly fila: number;
  readonly clave: string;
  readonly columna: string;
  readonly nivel: 'ERROR' | 'AVISO';
  readonly mensaje: string;
  readonly valor: string;
  /** Column that a correction names; '' when no other text of a cell helps. */
  readonly celda: string;
  /** Rows of the file with the same text in the cell, including this one. */
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

/** A heading of the file, and the column that it is mapped to; '' for none. */
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
  /** Catalogues with missing records, and the number of rows that each prevents from being written. */
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
  /** Effect, as translated text. */
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
