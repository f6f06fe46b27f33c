import { removeEdits, setEdits } from '../load/edit';
import type { Json } from '../load/property-node';
import type { Field, ImportSpec, JsonSchema } from '../model';
import { nearest } from '../nearest';
import { suggest } from '../suggest';
import type { Diagnostics } from '../diagnostic';
import type { SourceDocument } from '../load/source-document';
import type { BareEntity } from './entity';

/** The catalogues of the authorities have up to 150 000 rows (CIE-10, CLUES, postal codes). */
export const MOST_ROWS = 200_000;

/** Kinds of field that a file may fill in: one value a cell, or several scalars with commas. */
const KINDS: readonly Field['kind'][] = ['text', 'integer', 'number', 'boolean', 'date', 'time', 'enum', 'list'];

export function importFrom(raw: Json, entity: string): ImportSpec {
  const { columns, match, most = MOST_ROWS, review } = raw as unknown as RawImport;
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

/** Corrections of one file, and rows of it that are left out: far more than anybody makes by hand. */
export const MOST_CORRECTIONS = 5000;
/** Characters of a corrected cell. */
const MOST_CHARACTERS = 4000;

/** The file comes as text, so that it goes the way of every other write: validated, written down for a retry, in one transaction. */
export const IMPORT_BODY: JsonSchema = object(
  {
    archivo: { type: 'string', minLength: 1, maxLength: 200 },
    contenido: { type: 'string', minLength: 1, maxLength: 36_000_000 },
    aplicar: { type: 'boolean' },
    omitirErrores: { type: 'boolean' },
    /** Column of each heading that matches none; '' for no column. */
    columnas: { type: 'object', additionalProperties: { type: 'string', maxLength: 120 } },
    /** Each for the cell of one row (`fila`), or for all cells of the column that say the same then (`dice`); made in this order. */
    correcciones: {
      type: 'array',
      maxItems: MOST_CORRECTIONS,
      items: object(
        {
          fila: { type: 'integer' },
          dice: { type: 'string', maxLength: 40_000 },
          columna: { type: 'string', maxLength: 120 },
          valor: { type: 'string', maxLength: MOST_CHARACTERS },
        },
        ['columna', 'valor'],
      ),
    },
    /** Handling of new rows that may duplicate existing records: without it, or without `crearFilas`, they are not created. */
    parecidos: { type: 'string', enum: ['CREAR', 'OMITIR'] },
    crearFilas: { type: 'array', maxItems: MOST_CORRECTIONS, items: { type: 'integer' } },
    omitirFilas: { type: 'array', maxItems: MOST_CORRECTIONS, items: { type: 'integer' } },
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
  /** Catalogues that lack records which rows name, and how many rows each keeps from being written. */
  faltantes: {
    type: 'array',
    items: object({ entidad: { type: 'string' }, nombre: { type: 'string' }, filas: { type: 'integer' } }),
  },
  /** Findings beyond the reported ones. */
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
      /** The column that a correction would name; '' where no other text of a cell helps. */
      celda: { type: 'string' },
      /** Rows of the file whose cell says the same, this one included. */
      iguales: { type: 'integer' },
      /** Matches of an undecided row: an earlier row, and records that the reader may see. */
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
    /** The check that this one takes the place of. */
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

/** Answer of a reviewed import's check or application: the fields of every import and these. */
export const REVIEW_ANSWER: JsonSchema = object({
  ...(IMPORT_ANSWER['properties'] as Readonly<Record<string, JsonSchema>>),
  importacionId: { type: 'integer' },
  estatus: { type: 'string' },
  folio: { type: ['string', 'null'] },
  /** Until when it can be applied, ISO 8601. */
  vence: { type: 'string' },
  /** Effect of the import, in the reader's language. */
  efecto: { type: 'string' },
  /** The record that applying it made, for people to go on with. */
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
  /** The same of all of them, those beyond `vistaPrevia` too. */
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
  // Its function interprets the rows of a reviewed import.
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

/** True when a single cell can hold the field's value. */
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
