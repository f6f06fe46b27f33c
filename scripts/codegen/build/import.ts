import { removeEdits, setEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { Field, ImportSpec, JsonSchema } from '../model';
import { nearest } from '../nearest';
import { suggest } from '../suggest';
import type { Diagnostics } from '../diagnostic';
import type { SourceDocument } from '../load/source-document';
import type { BareEntity } from './entity';

/** The catalogues of the authorities have up to 150 000 rows (CIE-10, CLUES, postal codes). */
export const MAX_ROWS = 200_000;

/** Kinds of field that a file may fill in: one value per cell, or several scalars separated by commas. */
const KINDS: readonly Field['kind'][] = ['text', 'integer', 'number', 'boolean', 'date', 'time', 'enum', 'list'];

export function importFrom(raw: Json, entity: string): ImportSpec {
  const { columns, match, most = MAX_ROWS, review } = raw as unknown as RawImport;
  return {
    entity: review?.rows ?? entity,
    columns,
    match: [match],
    otherMatches: [],
    references: mapped(review?.references, ({ entity: to, by }) => ({ entity: to, by: [[by]], digits: [[0]] })),
    names: mapped(review?.names, (names) => names.map((name) => [name])),
    readings: {},
    digits: {},
    repeats: false,
    required: review?.required ?? [],
    examples: {},
    most,
    review: review?.by ?? null,
  };
}

interface RawImport {
  readonly columns: string[];
  readonly match: string;
  readonly most?: number;
  readonly review?: {
    readonly by: string;
    readonly rows: string;
    readonly names?: Readonly<Record<string, string[]>>;
    readonly references?: Readonly<Record<string, { readonly entity: string; readonly by: string }>>;
    readonly required?: string[];
  };
}

function mapped<From, To>(values: Readonly<Record<string, From>> = {}, of: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, of(value)]));
}

/** Maximum number of corrections and of omitted rows of one file: far more than a user makes by hand. */
export const MAX_CORRECTIONS = 5000;
/** Maximum length of a corrected cell, in characters. */
const MAX_CHARACTERS = 4000;

/** The file is sent as text and treated like every other write: validated, stored for a retry, in one transaction. */
export const IMPORT_BODY: JsonSchema = object(
  {
    archivo: { type: 'string', minLength: 1, maxLength: 200 },
    contenido: { type: 'string', minLength: 1, maxLength: 36_000_000 },
    aplicar: { type: 'boolean' },
    omitirErrores: { type: 'boolean' },
    /** Chosen column for each unmatched heading; '' for no column. */
    columnas: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
    /**
     * Corrections, applied in this order. Each changes the cell of one row (`fila`), or all cells of the column that have the same text at
     * that point (`dice`).
     */
    correcciones: {
      type: 'array',
      maxItems: MAX_CORRECTIONS,
      items: object(
        {
          fila: { type: 'integer' },
          dice: { type: 'string', maxLength: 40_000 },
          columna: { type: 'string', maxLength: 120 },
          valor: { type: 'string', maxLength: MAX_CHARACTERS },
        },
        ['columna', 'valor'],
      ),
    },
    /** Handling of new rows that may duplicate existing records: without it, or without `crearFilas`, they are not created. */
    parecidos: { type: 'string', enum: ['CREAR', 'OMITIR'] },
    crearFilas: { type: 'array', maxItems: MAX_CORRECTIONS, items: { type: 'integer' } },
    omitirFilas: { type: 'array', maxItems: MAX_CORRECTIONS, items: { type: 'integer' } },
  },
  ['archivo', 'contenido', 'aplicar'],
);

/** DOMAIN a.5 «importacion». */
export const IMPORT_ANSWER: JsonSchema = object({
  aplicada: { type: 'boolean' },
  filas: { type: 'integer' },
  validas: { type: 'integer' },
  conError: { type: 'integer' },
  conAviso: { type: 'integer' },
  nuevas: { type: 'integer' },
  actualizadas: { type: 'integer' },
  sinCambio: { type: 'integer' },
  repetidas: { type: 'integer' },
  /** New rows similar to others: no record is created for them until the user confirms. */
  porDecidir: { type: 'integer' },
  celdasCorregidas: { type: 'integer' },
  filasOmitidas: { type: 'integer' },
  /** Catalogues with missing records that rows name, and the number of rows that each blocks. */
  faltantes: {
    type: 'array',
    items: object({ entidad: { type: 'string' }, nombre: { type: 'string' }, filas: { type: 'integer' } }),
  },
  /** Number of findings beyond the reported ones. */
  omitidos: { type: 'integer' },
  columnas: { type: 'array', items: object({ encabezado: { type: 'string' }, campo: { type: 'string' } }) },
  /** Changes to the first records that the import would update. */
  diferencias: {
    type: 'array',
    items: object({
      fila: { type: 'integer' },
      clave: { type: 'string' },
      cambios: {
        type: 'array',
        items: object({ campo: { type: 'string' }, antes: { type: 'string' }, despues: { type: 'string' } }),
      },
    }),
  },
  /** Input types of the cells in columns that have a finding or a correction. */
  celdas: {
    type: 'array',
    items: object({
      columna: { type: 'string' },
      tipo: { type: 'string', enum: ['TEXTO', 'NUMERO', 'FECHA', 'HORA', 'OPCION'] },
      opciones: { type: 'array', items: object({ valor: { type: 'string' }, texto: { type: 'string' } }) },
    }),
  },
  resultado: {
    type: 'array',
    items: object({
      fila: { type: 'integer' },
      clave: { type: 'string' },
      columna: { type: 'string' },
      campo: { type: 'string' },
      nivel: { type: 'string', enum: ['ERROR', 'AVISO'] },
      codigo: { type: 'string' },
      mensaje: { type: 'string' },
      valor: { type: 'string' },
      /** Column that a correction would change; '' when no other cell text helps. */
      celda: { type: 'string' },
      /** Number of rows in the file with the same cell text, this one included. */
      iguales: { type: 'integer' },
      /** Matches of an undecided row: an earlier row, and records in the reader's scope. */
      parecidos: {
        ...object({
          fila: { type: ['integer', 'null'] },
          registros: {
            type: 'array',
            items: object({ id: { type: 'string' }, titulo: { type: 'string' }, detalle: { type: 'string' } }),
          },
        }),
        type: ['object', 'null'],
      },
    }),
  },
});

function object(properties: Readonly<Record<string, JsonSchema>>, required = Object.keys(properties)): JsonSchema {
  return { type: 'object', properties, required, additionalProperties: false };
}

/** Request body of a reviewed import's check: a file or its rows, the answers of its form, and the user's corrections. */
export const REVIEW_BODY: JsonSchema = {
  type: 'object',
  properties: {
    ...(IMPORT_BODY['properties'] as Readonly<Record<string, JsonSchema>>),
    rows: {
      type: 'array',
      minItems: 1,
      maxItems: 50_000,
      items: {
        type: 'object',
        additionalProperties: { type: ['string', 'number', 'boolean', 'null'], maxLength: 4000 },
      },
    },
    /** Earlier check that this one replaces. */
    importacionId: { type: 'integer' },
  },
};

/** Request body that applies a check; the server stores the rest. */
export const APPLY_BODY: JsonSchema = object(
  {
    importacionId: { type: 'integer' },
    omitirErrores: { type: 'boolean' },
    observaciones: { type: ['string', 'null'], maxLength: 1000 },
  },
  ['importacionId'],
);

/** Response of a reviewed import's check or application: the fields of every import plus these. */
export const REVIEW_ANSWER: JsonSchema = object({
  ...(IMPORT_ANSWER['properties'] as Readonly<Record<string, JsonSchema>>),
  importacionId: { type: 'integer' },
  estatus: { type: 'string' },
  folio: { type: ['string', 'null'] },
  /** Last moment at which it can be applied, ISO 8601. */
  vence: { type: 'string' },
  /** Effect of the import, in the reader's language. */
  efecto: { type: 'string' },
  /** Record that the import created, for users to continue with. */
  documento: {
    ...object({ entidad: { type: 'string' }, id: { type: 'string' }, folio: { type: 'string' } }),
    type: ['object', 'null'],
  },
  /** Preview of each record: current value, change and result. */
  vistaPrevia: {
    type: 'array',
    items: object({
      clave: { type: 'string' },
      nombre: { type: 'string' },
      hay: { type: 'number' },
      entra: { type: 'number' },
      habra: { type: 'number' },
      valor: { type: 'number' },
    }),
  },
  /** Totals over all records, including those beyond `vistaPrevia`. */
  totales: object({
    registros: { type: 'integer' },
    hay: { type: 'number' },
    entra: { type: 'number' },
    habra: { type: 'number' },
    valor: { type: 'number' },
  }),
});

/** Checks that columns are fields a file can fill in, and that `match` is unique. */
export function checkImport(
  { columns, match: [match = ''], review }: ImportSpec,
  entity: BareEntity,
  document: SourceDocument,
  operation: string,
  diagnostics: Diagnostics,
): void {
  const at = (...path: (string | number)[]) => ({ document, path: ['operations', operation, 'import', ...path] });
  const names = entity.fields.map(({ name }) => name);
  columns.forEach((column, index) => {
    const field = entity.fields.find(({ name }) => name === column);
    if (!field)
      diagnostics.add(
        'unknown-field',
        at('columns', index),
        `\`${column}\` is not a field of \`${entity.name}\`.`,
        suggest(column, names),
      );
    else if (review === null && !isCell(field))
      diagnostics.add('unsupported', at('columns', index), `\`${column}\` cannot come from a cell of a file.`, {
        text: `one of: ${KINDS.join(', ')} that is not readOnly and refers to nothing`,
        title: 'remove the column',
        edits: removeEdits(at('columns', index)),
      });
  });
  // The function of a reviewed import interprets its rows.
  if (review !== null) return;
  if (entity.fields.some(({ lines, embed }) => lines || embed))
    diagnostics.add(
      'unsupported',
      at(),
      `\`${entity.name}\` holds lines or another record: a row of a file cannot say them.`,
    );
  const keys = [
    ...(entity.key.kind === 'natural' ? [entity.key.name] : []),
    ...entity.unique.flatMap(({ fields }) => (fields.length === 1 ? fields : [])),
  ];
  if (!keys.includes(match)) {
    const [best] = keys.filter((key) => columns.includes(key));
    diagnostics.add(
      'bad-operation',
      at('match'),
      `\`${match}\` tells no record from another.`,
      suggest(match, keys, {
        text: 'name a column whose field is unique by itself',
        edits: best === undefined ? [] : setEdits(at('match'), best),
      }),
    );
  } else if (
    !columns.includes(match) &&
    !columns.some((column) => !names.includes(column) && nearest(column, [match]) !== null)
  ) {
    diagnostics.add('bad-operation', at('match'), `\`${match}\` is not one of the columns.`, {
      text: 'add it to `columns`',
      edits: setEdits(at('columns', columns.length), match),
    });
  }
}

/** Returns true when a single cell can hold the field's value. */
export function isCell(field: Field): boolean {
  return (
    !field.readOnly &&
    field.computed === null &&
    KINDS.includes(field.kind) &&
    field.reference === null &&
    (field.item?.reference ?? null) === null &&
    field.widget !== 'image' &&
    field.widget !== 'file' &&
    field.widget !== 'richText'
  );
}
