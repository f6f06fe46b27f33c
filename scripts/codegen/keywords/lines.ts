import { removeEdits, setEdits } from '../load/edit';
import { placeOf } from '../load/property-node';
import type { Field, Lines, LineScan } from '../model';
import { camelCase, pascalCase, snakeCase } from '../names';
import { suggest } from '../suggest';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword, Reading } from './field-keyword';
import { placeIn } from './places';

export const lines: FieldKeyword<'lines', Lines | null> = {
  name: 'lines',
  schema: {
    type: 'object',
    additionalProperties: false,
    description: 'On an array of objects: stored as a child table and edited in the grid of lines.',
    properties: {
      scan: {
        description:
          'Reference of the lines that scanning or typing a code fills in. As an object it also names the columns for lot and expiry of GS1 labels: another lot adds a line, a repeated one adds to the quantity.',
        oneOf: [
          { type: 'string' },
          {
            type: 'object',
            required: ['reference'],
            additionalProperties: false,
            properties: {
              reference: { type: 'string', description: 'Reference in which the code is looked up.' },
              lot: { type: 'string', description: 'Text column for the lot number.' },
              expiry: { type: 'string', description: 'Date column for the expiry date.' },
              through: {
                type: 'object',
                required: ['field', 'lot', 'expiry'],
                additionalProperties: false,
                description:
                  'The reference is to lots: the code identifies the supply and the label the lot. Fields of the lot:',
                properties: {
                  field: { type: 'string', description: 'Reference of the lot in which the code is looked up.' },
                  lot: { type: 'string', description: 'Lot number.' },
                  expiry: { type: 'string', description: 'Expiry date.' },
                },
              },
            },
          },
        ],
      },
      quantity: { type: 'string', description: 'Column that repeated scans add to.' },
      table: { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
      key: { type: 'string' },
      unique: { type: 'array', items: { type: 'array', minItems: 1, items: { type: 'string' } } },
      totals: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'fn'],
          additionalProperties: false,
          properties: { field: { type: 'string' }, fn: { enum: ['sum', 'count', 'avg'] } },
        },
      },
    },
  },
  example: exampleOf('lineas', {
    title: 'Inventario',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        nombre: { title: 'Nombre', type: 'string', 'x-field': xField('Name') },
        cantidad: { title: 'Cantidad', type: 'integer', minimum: 1, 'x-field': xField('Amount') },
        lote: { title: 'Lote', type: 'string', maxLength: 30, 'x-field': xField('Lot') },
        caduca: { title: 'Caduca', type: 'string', format: 'date', 'x-field': xField('Expires') },
        prestadaPor: { title: 'Prestada por', type: 'integer', 'x-field': xField('Lent by', { reference: 'unidad' }) },
      },
      required: ['nombre', 'cantidad'],
    },
    'x-field': xField('Inventory', {
      lines: {
        key: 'inventarioId',
        unique: [['nombre']],
        scan: { reference: 'prestadaPor', lot: 'lote', expiry: 'caduca' },
        quantity: 'cantidad',
        totals: [{ field: 'cantidad', fn: 'sum' }],
      },
    }),
  }),
  fits: { what: 'an array of objects', of: ({ kind }) => kind === 'lines' },
  gives: 'parts',
  read: (said, reading) => (reading.kind === 'lines' ? linesOf(said, reading) : null),
  explain: ({ table }) => `table ${table} (\`lines\`)`,
};

/** Reads the child table. The columns that it names must be fields of the lines. */
function linesOf(said: unknown, { node, owner, fields, context: { diagnostics } }: Reading): Lines {
  const raw = said as {
    table?: string;
    key?: string;
    unique?: string[][];
    totals?: Lines['totals'];
    scan?: string | RawScan;
    quantity?: string;
  };
  const names = fields.map((field) => field.name);
  const check = (name: string, ...at: (string | number)[]) => {
    if (!names.includes(name))
      diagnostics.add(
        'unknown-field',
        placeIn(node, 'lines', ...at),
        `\`${name}\` is not a field of the lines.`,
        suggest(name, names),
      );
    return fields.find((field) => field.name === name);
  };
  raw.unique?.forEach((group, i) => group.forEach((name, j) => check(name, 'unique', i, j)));
  raw.totals?.forEach(({ field }, i) => check(field, 'totals', i, 'field'));
  for (const [i, { field, fn }] of (raw.totals ?? []).entries()) {
    const summed = fields.find(({ name }) => name === field);
    if (summed && fn !== 'count' && (!['integer', 'number'].includes(summed.kind) || summed.reference))
      diagnostics.add(
        'wrong-type',
        placeIn(node, 'lines', 'totals', i, 'fn'),
        `\`${field}\` is no number: it has no ${fn}.`,
        { text: 'count them instead', edits: setEdits(placeIn(node, 'lines', 'totals', i, 'fn'), 'count') },
      );
  }
  const quantity = raw.quantity === undefined ? undefined : check(raw.quantity, 'quantity');
  if (quantity && (!['integer', 'number'].includes(quantity.kind) || quantity.reference))
    diagnostics.add(
      'wrong-type',
      placeIn(node, 'lines', 'quantity'),
      `\`${raw.quantity!}\` is no number that a scan could add to.`,
      { text: 'remove `quantity`', edits: removeEdits(placeIn(node, 'lines', 'quantity')) },
    );
  if (raw.quantity !== undefined && raw.scan === undefined)
    diagnostics.add(
      'contradiction',
      { ...placeIn(node, 'lines', 'quantity'), onKey: true },
      'Without `scan` nothing is scanned that could be counted.',
      {
        text: 'remove `quantity`, or say what is scanned',
        title: 'remove `quantity`',
        edits: removeEdits(placeIn(node, 'lines', 'quantity')),
      },
    );
  const scan = raw.scan === undefined ? null : scanOf(raw.scan, raw.quantity ?? null);
  if (scan) {
    const named = typeof raw.scan === 'string' ? ['scan'] : ['scan', 'reference'];
    if (check(scan.reference, ...named)?.reference === null)
      diagnostics.add(
        'bad-reference',
        placeIn(node, 'lines', ...named),
        `\`${scan.reference}\` refers to nothing: a scanned code is looked up among the records of a reference.`,
        { text: 'remove `scan`', edits: removeEdits(placeIn(node, 'lines', 'scan')) },
      );
    for (const [part, kind] of [
      ['lot', 'text'],
      ['expiry', 'date'],
    ] as const) {
      const column = scan[part] === null ? undefined : check(scan[part], 'scan', part);
      if (column && isNot(column, kind))
        diagnostics.add(
          'wrong-type',
          placeIn(node, 'lines', 'scan', part),
          `\`${column.name}\` cannot hold what a label says there: it takes a ${kind} that people fill in.`,
          { text: `remove \`${part}\``, edits: removeEdits(placeIn(node, 'lines', 'scan', part)) },
        );
    }
  }
  const table = raw.table ?? snakeCase(`${owner}${pascalCase(node.name)}`);
  const key = raw.key ?? `${camelCase(table)}Id`;
  if (names.includes(key)) {
    const place =
      raw.key === undefined
        ? { ...placeOf(node, 'items', 'properties', key), onKey: true }
        : placeIn(node, 'lines', 'key');
    diagnostics.add('name-clash', place, `\`${key}\` is the key of a line and one of its fields.`, {
      text: raw.key === undefined ? 'choose another name' : 'remove `key`, or name another',
      edits: raw.key === undefined ? [] : removeEdits(place),
    });
  }
  return {
    table,
    fields,
    key,
    pascal: pascalCase(table),
    unique: raw.unique ?? [],
    totals: raw.totals ?? [],
    scan,
  };
}

interface RawScan {
  readonly reference: string;
  readonly lot?: string;
  readonly expiry?: string;
  readonly through?: NonNullable<LineScan['through']>;
}

function scanOf(said: string | RawScan, quantity: string | null): LineScan {
  const { reference, lot, expiry, through }: RawScan = typeof said === 'string' ? { reference: said } : said;
  return { reference, quantity, lot: lot ?? null, expiry: expiry ?? null, through: through ?? null };
}

function isNot({ kind, reference, readOnly }: Field, wanted: 'text' | 'date'): boolean {
  return kind !== wanted || reference !== null || readOnly;
}
