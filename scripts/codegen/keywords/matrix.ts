import { removeEdits } from '../load/edit';
import type { FieldKind, Matrix } from '../model';
import { suggest } from '../suggest';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword, Reading } from './field-keyword';
import { placeIn, without } from './places';

export const matrix: FieldKeyword<'matrix', Matrix | null> = {
  name: 'matrix',
  schema: {
    type: 'object',
    required: ['rows', 'key', 'choice'],
    additionalProperties: false,
    description:
      'On an array of objects with a text and an enum: edited as a matrix with one choice per row; an operation returns the rows. Changes are reviewed before they are saved.',
    properties: {
      rows: {
        type: 'string',
        pattern: '^[a-z][A-Za-z0-9]*$',
        description:
          'Operation of kind `query` without parameters that returns the rows in groups, as in src/platform/shared/matrix.ts.',
      },
      key: { type: 'string', description: 'Text of an item that names its row.' },
      choice: { type: 'string', description: 'Enum of an item that is chosen in its row.' },
      order: {
        type: 'array',
        minItems: 1,
        items: { type: 'array', minItems: 1, items: { type: 'string' } },
        description:
          'Codes from the widest to the narrowest, equals side by side; changes are shown as wider or narrower. A missing code compares with none.',
      },
      affects: {
        type: 'string',
        description:
          'Integer field of the record with the number of people a change affects, e.g. the users of a profile.',
      },
    },
  },
  example: exampleOf('atiende', {
    title: 'Atiende',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        servicio: { title: 'Servicio', type: 'string', 'x-field': xField('Service') },
        grado: {
          title: 'Grado',
          type: 'string',
          enum: ['TODO', 'URGENCIAS'],
          'x-field': xField('Degree', {
            options: { TODO: { es: 'Todo', en: 'All' }, URGENCIAS: { es: 'Urgencias', en: 'Emergencies' } },
          }),
        },
      },
      required: ['servicio', 'grado'],
    },
    'x-field': xField('Serves', {
      matrix: { rows: 'unidadServicios', key: 'servicio', choice: 'grado', order: [['TODO'], ['URGENCIAS']] },
    }),
  }),
  read: matrixOf,
  check({ affects }, { node, siblings, find, diagnostics }) {
    const affected = affects === null ? null : find(affects, placeIn(node, 'matrix', 'affects'));
    if (affected && affected.kind !== 'integer')
      diagnostics.add(
        'bad-matrix',
        placeIn(node, 'matrix', 'affects'),
        `\`${affects}\` is no integer, and says of nobody how many they are.`,
        suggest(
          affected.name,
          siblings.filter(({ kind }) => kind === 'integer').map(({ name }) => name),
          { text: 'remove `affects`', edits: removeEdits(placeIn(node, 'matrix', 'affects')) },
        ),
      );
  },
  form: ({ key }, { path }) => ({ rowKeys: { [path]: key } }),
};

/** Reads a matrix. Its items consist of a text that names a row and a chosen enum; other fields would have no input. */
function matrixOf(said: unknown, { node, kind, placement, fields, context }: Reading): Matrix | null {
  const raw = said as { rows: string; key: string; choice: string; order?: string[][]; affects?: string } | undefined;
  if (!raw) return null;
  const { diagnostics } = context;
  const at = (...steps: (string | number)[]) => placeIn(node, 'matrix', ...steps);
  const refuse = (message: string) => diagnostics.add('bad-matrix', at(), message, without(node, 'matrix'));
  if (kind !== 'records' || placement !== 'top') {
    refuse(
      kind === 'records'
        ? `\`${node.name}\` stands inside another field, where there is no room for a matrix.`
        : `\`${node.name}\` is no array of objects.`,
    );
    return null;
  }
  const names = (of: FieldKind) => fields.filter((field) => field.kind === of).map(({ name }) => name);
  const check = (keyword: 'key' | 'choice', of: FieldKind) => {
    if (!names(of).includes(raw[keyword]))
      diagnostics.add(
        'unknown-field',
        at(keyword),
        `\`${raw[keyword]}\` is not ${of === 'enum' ? 'an enum' : 'a text'} of the items.`,
        suggest(raw[keyword], names(of)),
      );
  };
  check('key', 'text');
  check('choice', 'enum');
  const others = fields.filter(({ name }) => name !== raw.key && name !== raw.choice);
  if (others.length > 0 && names('text').includes(raw.key) && names('enum').includes(raw.choice))
    refuse(`A matrix has no place for \`${others.map(({ name }) => name).join('`, `')}\`.`);
  const codes = fields.find(({ name }) => name === raw.choice)?.enumType?.options.map(({ value }) => value);
  raw.order?.forEach((level, index) =>
    level.forEach((code, position) => {
      if (codes && !codes.includes(code))
        diagnostics.add(
          'unknown-option',
          at('order', index, position),
          `\`${code}\` is not a code of \`${raw.choice}\`.`,
          suggest(code, codes),
        );
    }),
  );
  return { rows: raw.rows, key: raw.key, choice: raw.choice, order: raw.order ?? [], affects: raw.affects ?? null };
}
