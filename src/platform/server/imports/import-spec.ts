import type { PermissionKey, ServedResourceName } from '#platform/shared/product-names';
import type { CellReadingName } from '#generated/shared/rule-names.gen';

/** Specification of an import, generated from the schemas: its columns and how cells are matched and read. */
export interface ImportSpec {
  readonly path: string;
  readonly permission: PermissionKey;
  readonly entity: ServedResourceName;
  /** Fields, in the order of the template; those of an object as paths (`domicilio.calle`). */
  readonly columns: readonly string[];
  /** Columns that identify an existing record. */
  readonly match: readonly string[];
  /** References by column. A cell identifies a record by one field, or by several joined with hyphens. */
  readonly references: Readonly<Record<string, ImportReference>>;
  /** Alternatives to `match`, for files without its columns. */
  readonly otherMatches: readonly (readonly string[])[];
  /** Further headings by column: one, or several whose cells are joined with hyphens. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly readings: Readonly<Record<string, CellReadingName>>;
  /** Number of digits of the codes in a column. */
  readonly digits: Readonly<Record<string, number>>;
  /**
   * Columns of codes, by the cells that they accept. `text`: a text. `digits`: a text, or a number with the digits of the code. `key`: a text or
   * a number that identifies a record. Spreadsheets alter codes that look like numbers or dates.
   */
  readonly codes: Readonly<Record<string, 'text' | 'digits' | 'key'>>;
  /** True when the first of several rows of one record counts. */
  readonly repeats: boolean;
  /** Columns required for a new record. */
  readonly required: readonly string[];
  /** Example of a cell, by column. */
  readonly examples: Readonly<Record<string, string>>;
  /** Maximum rows of a file. */
  readonly most: number;
  /** Name of the function that interprets the rows; null where the entity's form does. */
  readonly review: string | null;
}

export interface ImportReference {
  readonly entity: ServedResourceName;
  readonly by: readonly (readonly string[])[];
  /** Digits of each part; 0 for a text, -1 for a number. */
  readonly digits: readonly (readonly number[])[];
}

/** Request of an import. */
export interface ImportBody {
  readonly archivo: string;
  /** The file in base64. */
  readonly contenido: string;
  readonly aplicar: boolean;
  readonly omitirErrores?: boolean;
  /** Columns of unknown headings; '' ignores a heading. Stored for later files. */
  readonly columnas?: Readonly<Record<string, string>>;
  /** Corrections of one cell, or of all cells of a column with equal text, applied in this order. */
  readonly correcciones?: readonly {
    readonly fila?: number;
    readonly dice?: string;
    readonly columna: string;
    readonly valor: string;
  }[];
  /** Decision about new rows that may duplicate existing records. Rows in `crearFilas` are created in any case. */
  readonly parecidos?: 'CREAR' | 'OMITIR';
  readonly crearFilas?: readonly number[];
  readonly omitirFilas?: readonly number[];
}

/** Result of a check or an import. */
export interface ImportAnswer {
  readonly aplicada: boolean;
  readonly filas: number;
  readonly validas: number;
  readonly conError: number;
  readonly conAviso: number;
  readonly nuevas: number;
  readonly actualizadas: number;
  readonly sinCambio: number;
  /** Rows of records that an earlier row of the file contains. */
  readonly repetidas: number;
  /** New rows that resemble others and wait for a decision. */
  readonly porDecidir: number;
  readonly celdasCorregidas: number;
  readonly filasOmitidas: number;
  /** Catalogues without records that rows refer to, and the number of rows that each prevents. */
  readonly faltantes: readonly { readonly entidad: string; readonly nombre: string; readonly filas: number }[];
  /** Number of findings beyond those in `resultado`. */
  readonly omitidos: number;
  /** Headings of the file and their columns; '' for none. */
  readonly columnas: readonly { readonly encabezado: string; readonly campo: string }[];
  /** Changes of the first updated records. */
  readonly diferencias: readonly {
    readonly fila: number;
    readonly clave: string;
    readonly cambios: readonly { readonly campo: string; readonly antes: string; readonly despues: string }[];
  }[];
  /** Inputs for corrections, of columns with findings or corrections. */
  readonly celdas: readonly {
    readonly columna: string;
    readonly tipo: 'TEXTO' | 'NUMERO' | 'FECHA' | 'HORA' | 'OPCION';
    readonly opciones: readonly { readonly valor: string; readonly texto: string }[];
  }[];
  readonly resultado: readonly ImportFinding[];
}

export interface ImportFinding {
  readonly fila: number;
  readonly clave: string;
  readonly columna: string;
  readonly campo: string;
  readonly nivel: 'ERROR' | 'AVISO';
  readonly codigo: string;
  readonly mensaje: string;
  readonly valor: string;
  /** Column of a correction; '' where no other text would help. */
  readonly celda: string;
  /** Number of rows with the same cell. */
  readonly iguales: number;
  readonly parecidos: {
    readonly fila: number | null;
    readonly registros: readonly { readonly id: string; readonly titulo: string; readonly detalle: string }[];
  } | null;
}

/** Request of a check of an import with a review, beside the answers of its form. */
export interface ReviewBody extends Partial<Omit<ImportBody, 'parecidos' | 'crearFilas' | 'aplicar'>> {
  readonly rows?: readonly Readonly<Record<string, string | number | boolean | null>>[];
  readonly importacionId?: number;
}

/** Request to apply a stored review. */
export interface ApplyBody {
  readonly importacionId: number;
  readonly omitirErrores?: boolean;
  readonly observaciones?: string | null;
}

/** Result of a check with a review, or of applying it. */
export interface ReviewAnswer extends ImportAnswer {
  readonly importacionId: number;
  readonly estatus: string;
  readonly folio: string | null;
  /** End of the time to apply it, ISO 8601. */
  readonly vence: string;
  /** Effect of applying it, in the reader's language. */
  readonly efecto: string;
  /** Record created by applying it. */
  readonly documento: { readonly entidad: string; readonly id: string; readonly folio: string } | null;
  /** Present amount, change and result of each record. */
  readonly vistaPrevia: readonly {
    readonly clave: string;
    readonly nombre: string;
    readonly hay: number;
    readonly entra: number;
    readonly habra: number;
    readonly valor: number;
  }[];
  readonly totales: {
    readonly registros: number;
    readonly hay: number;
    readonly entra: number;
    readonly habra: number;
    readonly valor: number;
  };
}
