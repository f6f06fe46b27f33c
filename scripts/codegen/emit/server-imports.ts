import type { Emitter } from '../model';
import { codesOf } from './import-codes';
import { literal } from './code';

/** `server/imports.gen.ts`: what each import of a spreadsheet fills in, declared or an entity's own; how it does is the same for all. */
export const emitServerImports: Emitter = ({ endpoints, entities }) => {
  const declared = endpoints.flatMap(({ operations }) => operations);
  const imports = [...declared, ...entities.flatMap(({ importOperation }) => importOperation ?? [])].flatMap(
    ({ name, path, permission, import: spec }) =>
      spec ? [{ name, spec: { path, permission, ...spec, codes: codesOf(spec, entities) } }] : [],
  );
  const reviews = [...new Set(imports.flatMap(({ spec }) => spec.review ?? []))].toSorted();
  const content = `import type { CellReadingName } from '../shared/rule-names.gen';
import type { PermissionKey } from '../shared/permissions.gen';
import type { ServedResourceName } from '../shared/resource-names.gen';

export interface ImportSpec {
  readonly path: string;
  readonly permission: PermissionKey;
  readonly entity: ServedResourceName;
  /** Fields, in the order of the template; those of an object in the record as paths (\`domicilio.calle\`). */
  readonly columns: readonly string[];
  /** Columns that name an existing record. */
  readonly match: readonly string[];
  /** Columns that refer to records of others, and the ways in which a cell names these: by a field, or by several with hyphens between them. */
  readonly references: Readonly<Record<string, { readonly entity: ServedResourceName; readonly by: readonly (readonly string[])[]; /** Of each part; 0 for a text, -1 for a number. */ readonly digits: readonly (readonly number[])[] }>>;
  /** Other columns that name an existing record, for files that have no \`match\`. */
  readonly otherMatches: readonly (readonly string[])[];
  /** What files of others call the columns: by one heading, or by several whose cells are joined with hyphens. */
  readonly names: Readonly<Record<string, readonly (readonly string[])[]>>;
  readonly readings: Readonly<Record<string, CellReadingName>>;
  /** Digits that the codes of columns have. */
  readonly digits: Readonly<Record<string, number>>;
  /**
   * Columns of codes, by the cells that they take. \`text\`: a text. \`digits\`: a text, or a number with the digits of the code.
   * \`key\`: a text or a number that names a record. Spreadsheets alter codes that look like numbers or dates.
   */
  readonly codes: Readonly<Record<string, 'text' | 'digits' | 'key'>>;
  /** Of several rows that tell of one record the first counts. */
  readonly repeats: boolean;
  /** Columns that a new record must be given. */
  readonly required: readonly string[];
  /** What may stand in a column, where its schema says so. */
  readonly examples: Readonly<Record<string, string>>;
  /** Rows that a file may have. */
  readonly most: number;
  /** The function that decides what the rows mean; null where the entity's form does. */
  readonly review: ReviewName | null;
}

/** Each is a <name>Review of an area. */
export type ReviewName = ${reviews.map((name) => `'${name}'`).join(' | ') || 'never'};

export interface ImportBody {
  readonly archivo: string;
  /** The file in base64. */
  readonly contenido: string;
  readonly aplicar: boolean;
  readonly omitirErrores?: boolean;
  /** Of headings that name no column, which they are; '' for none. Remembered. */
  readonly columnas?: Readonly<Record<string, string>>;
  /** Each for the cell of one row, or for all cells of the column that say the same; made in this order. */
  readonly correcciones?: readonly { readonly fila?: number; readonly dice?: string; readonly columna: string; readonly valor: string }[];
  /** What becomes of new rows that may be records that there are; those of \`crearFilas\` are created in any case. */
  readonly parecidos?: 'CREAR' | 'OMITIR';
  readonly crearFilas?: readonly number[];
  readonly omitirFilas?: readonly number[];
}

export interface ImportAnswer {
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
  /** Findings beyond those in \`resultado\`. */
  readonly omitidos: number;
  /** Headings of the file, and the column that each is taken for; '' for none. */
  readonly columnas: readonly { readonly encabezado: string; readonly campo: string }[];
  /** Of the first records that are updated, what changes. */
  readonly diferencias: readonly { readonly fila: number; readonly clave: string; readonly cambios: readonly { readonly campo: string; readonly antes: string; readonly despues: string }[] }[];
  /** How a person types what belongs into a cell, of the columns that something is told of or that are corrected. */
  readonly celdas: readonly { readonly columna: string; readonly tipo: 'TEXTO' | 'NUMERO' | 'FECHA' | 'HORA' | 'OPCION'; readonly opciones: readonly { readonly valor: string; readonly texto: string }[] }[];
  readonly resultado: readonly { readonly fila: number; readonly clave: string; readonly columna: string; readonly campo: string; readonly nivel: 'ERROR' | 'AVISO'; readonly codigo: string; readonly mensaje: string; readonly valor: string; /** The column that a correction would name; '' where no other text of a cell helps. */ readonly celda: string; /** Rows of the file whose cell says the same. */ readonly iguales: number; readonly parecidos: { readonly fila: number | null; readonly registros: readonly { readonly id: string; readonly titulo: string; readonly detalle: string }[] } | null }[];
}

/** What a check of a reviewed import is sent, beside the answers of its form. */
export interface ReviewBody extends Partial<Omit<ImportBody, 'parecidos' | 'crearFilas' | 'aplicar'>> {
  readonly rows?: readonly Readonly<Record<string, string | number | boolean | null>>[];
  readonly importacionId?: number;
}

export interface ApplyBody {
  readonly importacionId: number;
  readonly omitirErrores?: boolean;
  readonly observaciones?: string | null;
}

/** What a check of a reviewed import tells, and what applying it does. */
export interface ReviewAnswer extends ImportAnswer {
  readonly importacionId: number;
  readonly estatus: string;
  readonly folio: string | null;
  /** Until when it can be applied, ISO 8601. */
  readonly vence: string;
  /** What becomes of it, in the reader's language. */
  readonly efecto: string;
  /** The record that applying it made. */
  readonly documento: { readonly entidad: string; readonly id: string; readonly folio: string } | null;
  /** Of each record what there is, what changes and what will be. */
  readonly vistaPrevia: readonly { readonly clave: string; readonly nombre: string; readonly hay: number; readonly entra: number; readonly habra: number; readonly valor: number }[];
  readonly totales: { readonly registros: number; readonly hay: number; readonly entra: number; readonly habra: number; readonly valor: number };
}

export const IMPORTS: readonly ImportSpec[] = [
${imports.map(({ spec }) => `  ${literal(spec, 600)},\n`).join('')}];
`;
  return [{ path: 'server/imports.gen.ts', content, sources: ['schemas/entities', 'schemas/endpoints'] }];
};
