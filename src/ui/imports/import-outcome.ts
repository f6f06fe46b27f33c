/** Something that the check found in a row of the file. */
export interface ImportFinding {
  /** Number of the row as a spreadsheet shows it. */
  readonly fila: number;
  readonly clave: string;
  readonly columna: string;
  readonly nivel: 'ERROR' | 'AVISO';
  readonly mensaje: string;
  readonly valor: string;
}

/** A heading of the file, and the column that it is taken for; '' for none. */
export interface ReadHeading {
  readonly encabezado: string;
  readonly campo: string;
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
  /** Findings beyond those in `resultado`. */
  readonly omitidos: number;
  readonly columnas: readonly ReadHeading[];
  readonly resultado: readonly ImportFinding[];
}
