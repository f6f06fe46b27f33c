import { fieldAt } from '../build/field-at';
import { whyUnasked } from '../build/why-unasked';
import { removeEdits } from '../load/edit';
import type { Field, Shares } from '../model';
import { suggest } from '../suggest';
import { exampleOf, xField } from '../vocabulary/examples';
import type { CheckedAnywhere, FieldKeyword } from './field-keyword';
import { placeIn } from './places';

export const shares: FieldKeyword<'shares', Shares | null> = {
  name: 'shares',
  schema: {
    type: 'object',
    required: ['of', 'key', 'amount', 'free', 'by'],
    additionalProperties: false,
    description:
      'On an array of objects in a line: the division of the line among records, such as lots. The records are listed in order with their amounts, and people type the share of each.',
    properties: {
      of: { type: 'string', $ref: '../../generated/editor/names.gen.json#/$defs/entity' },
      key: {
        type: 'string',
        description:
          'Property of an item with the key of the record. Properties of equal name are copied from the record.',
      },
      amount: { type: 'string', description: 'Property of an item with the amount.' },
      free: { type: 'string', description: 'Number of the record with the available amount.' },
      total: { type: 'string', description: 'Number of the line that equals the sum of the amounts.' },
      sums: {
        type: 'object',
        additionalProperties: { type: 'string' },
        description:
          'Further numbers of an item, each with the number of the line that holds their sum once every item has a value: pieces that arrived.',
      },
      by: {
        type: 'object',
        minProperties: 1,
        additionalProperties: { $ref: '#/$defs/fieldPath' },
        description:
          'Filter of the offered records, as in `dependsOn` of a reference: their field, and ours, of the line (`lineas.insumoId`) or the document.',
      },
      filter: { type: 'object', description: 'Fixed filter of the records: `{"estatus": "DISPONIBLE"}`.' },
      show: {
        type: 'array',
        items: { type: 'string' },
        description: 'Fields of a record shown beside its name.',
      },
    },
  },
  example: exampleOf(
    'lineas',
    {
      title: 'Reparto',
      type: 'array',
      items: {
        type: 'object',
        properties: {
          unidadId: { title: 'Unidad', type: 'integer', 'x-field': xField('Unit', { reference: 'unidad' }) },
          cantidad: { title: 'Cantidad', type: 'integer', 'x-field': xField('Amount') },
          partes: {
            title: 'Ambulancias',
            type: 'array',
            readOnly: true,
            items: {
              type: 'object',
              properties: {
                ambulanciaId: { title: 'Ambulancia', type: 'integer', 'x-field': xField('Ambulance') },
                camillas: { title: 'Camillas', type: 'integer', minimum: 0, 'x-field': xField('Stretchers') },
              },
              required: ['ambulanciaId', 'camillas'],
            },
            'x-field': xField('Ambulances', {
              shares: {
                of: 'ambulancia',
                key: 'ambulanciaId',
                amount: 'camillas',
                free: 'camillasLibres',
                total: 'cantidad',
                by: { unidadId: 'lineas.unidadId' },
              },
            }),
          },
        },
        required: ['cantidad'],
      },
      'x-field': xField('Distribution', { lines: { key: 'repartoId' } }),
    },
    {
      properties: {
        unidadId: {
          title: 'Unidad',
          type: 'integer',
          'x-field': xField('Unit', { reference: 'unidad', filter: true }),
        },
        camillasLibres: { title: 'Camillas libres', type: 'integer', minimum: 0, 'x-field': xField('Free stretchers') },
      },
    },
  ),
  fits: { what: 'an array of objects in a line', of: ({ kind }) => kind === 'records' },
  read: (said) => (said === undefined ? null : sharesOf(said)),
  check: checkShares,
  explain: ({ of, total }) => `amounts of ${of}${total === null ? '' : `, which come to ${total}`} (\`shares\`)`,
};

function sharesOf(said: unknown): Shares {
  const { total, sums, filter, show, ...raw } = said as Omit<Shares, 'total' | 'sums' | 'filter' | 'show'> &
    Partial<Pick<Shares, 'sums' | 'filter' | 'show'>> & { total?: string };
  return { ...raw, total: total ?? null, sums: sums ?? {}, filter: filter ?? {}, show: show ?? [] };
}

const isNumber = (field: Field | null | undefined) =>
  !field || (['integer', 'number'].includes(field.kind) && field.reference === null);

/** Checks that the fields of `shares` exist, and that amounts are numbers. */
export function checkShares(
  { of, key, amount, free, total, sums, by, filter, show }: Shares,
  { node, field, siblings, entity, all, diagnostics }: CheckedAnywhere,
): void {
  const at = (...path: (string | number)[]) => placeIn(node, 'shares', ...path);
  const target = all.get(of);
  const lines = entity.fields.find(({ lines: told, fields }) => told !== null && fields === siblings);
  if (!lines)
    return diagnostics.add('unsupported', at(), 'Only a line of a document comes of several records.', {
      text: 'remove it',
      edits: removeEdits(at()),
    });
  if (!target)
    return diagnostics.add('unknown-entity', at('of'), `There is no entity \`${of}\`.`, suggest(of, all.keys()));
  if (diagnostics.isMuted(target.document)) return;
  const known = (name: string, fields: readonly Field[], whose: string, ...path: (string | number)[]) => {
    const found = fields.find((each) => each.name === name);
    if (!found)
      diagnostics.add(
        'unknown-field',
        at(...path),
        `\`${name}\` is not a field of ${whose}.`,
        suggest(
          name,
          fields.map((each) => each.name),
        ),
      );
    return found;
  };
  known(key, field.fields, 'an item', 'key');
  const theirs = `\`${of}\``;
  for (const [found, name, ...path] of [
    [known(amount, field.fields, 'an item', 'amount'), amount, 'amount'],
    [known(free, target.fields, theirs, 'free'), free, 'free'],
    [total === null ? null : known(total, siblings, 'the line', 'total'), total ?? '', 'total'],
    ...Object.entries(sums).flatMap(([property, column]) => [
      [known(property, field.fields, 'an item', 'sums', property), property, 'sums', property] as const,
      [known(column, siblings, 'the line', 'sums', property), column, 'sums', property] as const,
    ]),
  ] as const)
    if (!isNumber(found)) diagnostics.add('wrong-type', at(...path), `\`${name}\` is no number.`);
  show.forEach((name, index) => known(name, target.fields, theirs, 'show', index));
  for (const [name, ours] of Object.entries(by)) {
    const prefix = `${lines.name}.`;
    const own = ours.startsWith(prefix)
      ? known(ours.slice(prefix.length), siblings, 'the line', 'by', name)
      : known(ours, entity.fields, `\`${entity.name}\``, 'by', name);
    const other = fieldAt(target, name, all);
    if (own && other && own.kind !== other.kind)
      diagnostics.add(
        'wrong-type',
        at('by', name),
        `\`${name}\` of ${theirs} is of kind ${other.kind}, and \`${ours}\` of kind ${own.kind}: they are never equal.`,
      );
  }
  for (const [keyword, names] of [
    ['by', by],
    ['filter', filter],
  ] as const)
    for (const name of Object.keys(names)) {
      const why = fieldAt(target, name, all) ? whyUnasked(target, name, all) : 'is no field';
      if (why)
        diagnostics.add(
          'bad-filter',
          { ...at(keyword, name), onKey: true },
          `\`${name}\` ${why}: nothing can be filtered by it.`,
          { text: 'remove it', edits: removeEdits(at(keyword, name)) },
        );
    }
}
