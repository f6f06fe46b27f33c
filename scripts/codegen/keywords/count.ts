import { suggest } from '../suggest';
import { exampleOf, xField } from '../vocabulary/examples';
import type { Checked, FieldKeyword } from './field-keyword';
import { placeIn, without } from './places';
import { checkWhere, WHERE, whereFrom, type Where } from './where';

/** Count of active records of `entity` whose `field` refers to this one and whose other fields have these values. */
interface Count {
  readonly entity: string;
  readonly field: string;
  readonly where: Where;
}

export const count: FieldKeyword<'count', Count | null> = {
  name: 'count',
  schema: {
    type: 'object',
    required: ['entity', 'field'],
    additionalProperties: false,
    description:
      'On an integer, not stored: number of active records of another entity that refer to this one. Lists show, sort and filter by it.',
    properties: {
      entity: {
        type: 'string',
        $ref: '../../generated/editor/names.gen.json#/$defs/entity',
        description: 'Entity to count.',
      },
      field: { type: 'string', description: 'Its field that refers to this record.' },
      where: WHERE,
    },
  },
  example: exampleOf(
    'relevos',
    {
      title: 'Relevos',
      type: 'integer',
      readOnly: true,
      'x-field': xField('Stand-ins', { count: { entity: 'ambulancia', field: 'titularId' }, list: true }),
    },
    {
      properties: {
        titularId: {
          title: 'Titular',
          type: 'integer',
          'x-field': xField('Stands in for', { reference: 'ambulancia' }),
        },
      },
    },
  ),
  gives: 'answer',
  read(said, { node, kind, placement, context: { heads, diagnostics } }) {
    if (said === undefined) return null;
    const { entity, field, where } = said as {
      entity: string;
      field: string;
      where?: Parameters<typeof whereFrom>[0];
    };
    const refuse = (message: string) =>
      diagnostics.add('bad-count', placeIn(node, 'count'), message, without(node, 'count'));
    if (kind !== 'integer') refuse(`\`${node.name}\` is no integer, and a count is one.`);
    else if (placement !== 'top') refuse(`\`${node.name}\` stands inside another field: only a record is counted for.`);
    if (!heads.has(entity))
      diagnostics.add(
        'unknown-entity',
        placeIn(node, 'count', 'entity'),
        `No entity is called \`${entity}\`.`,
        suggest(entity, heads.keys()),
      );
    return { entity, field, where: whereFrom(where) };
  },
  check: checkCount,
  explain: ({ entity, field }) => `not stored, the active records of ${entity} whose ${field} refers here (\`count\`)`,
};

/** Checks that the counted entity refers to this one by a stored field, and that `where` names existing fields and codes. */
function checkCount({ entity: asked, field: pointer, where }: Count, checked: Checked): void {
  const { node, entity, all, diagnostics } = checked;
  const target = all.get(asked);
  if (!target || diagnostics.isMuted(target.document)) return;
  const pointing = target.fields
    .filter(({ kind, reference }) => reference?.entity === entity.name && kind !== 'list')
    .map(({ name }) => name);
  if (!pointing.includes(pointer))
    diagnostics.add(
      'bad-reference',
      placeIn(node, 'count', 'field'),
      `\`${pointer}\` of \`${target.name}\` does not refer to \`${entity.name}\`.`,
      suggest(pointer, pointing),
    );
  checkWhere(where, 'count', target, checked);
}
