import { removeEdits } from '../load/edit';
import { placeOf } from '../load/property-node';
import { suggest } from '../suggest';
import { exampleOf, xField } from '../vocabulary/examples';
import type { Checked, FieldKeyword } from './field-keyword';
import { entityPath, placeIn } from './places';

/** Active records of an entity that refer to this one by `by`. */
interface Related {
  readonly entity: string;
  readonly by: string;
}

/** What of another record can be answered beside this one: plain values of its own. */
const PLAIN = new Set(['text', 'integer', 'number', 'boolean', 'date', 'datetime', 'time', 'enum']);

export const related: FieldKeyword<'related', Related | null> = {
  name: 'related',
  schema: {
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*\\.[a-z][A-Za-z0-9]*$',
    description:
      '`<entity>.<reference>`, on an array of objects whose properties are fields of that entity: not stored; its active records that refer to this one. They come with a record that is read alone, not with each row of a list, to whoever may list them.',
  },
  example: exampleOf(
    'relevos',
    {
      title: 'La relevan',
      type: 'array',
      items: {
        type: 'object',
        properties: { placas: { title: 'Placas', type: 'string', maxLength: 60, 'x-field': xField('Plates') } },
        required: ['placas'],
      },
      'x-field': xField('Stand-ins', { related: 'ambulancia.titularId' }),
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
  read(said, { node, context }) {
    const path = entityPath(said, 'related', node, context);
    if (path === null) return null;
    const [entity, by = ''] = path;
    return { entity, by };
  },
  check: checkRelated,
  explain: ({ entity, by }) =>
    `not stored, the active records of ${entity} whose ${by} refers here, where it is read alone (\`related\`)`,
};

/** It names an entity that refers to this one, and its properties are fields of that entity, of the same type. */
function checkRelated({ entity: asked, by }: Related, { node, field, isOwn, entity, all, diagnostics }: Checked): void {
  const place = placeIn(node, 'related');
  const removal = { text: 'remove it', edits: removeEdits(place) };
  const target = all.get(asked);
  // That there is none was told where the field was read.
  if (!target || diagnostics.isMuted(target.document)) return;
  if (!isOwn)
    return diagnostics.add('unsupported', place, 'Only a record itself has others that refer to it.', removal);
  if (field.kind !== 'records')
    return diagnostics.add('wrong-type', placeOf(node, 'type'), 'Records of others are an array of objects.', removal);
  if (target.backend !== 'server')
    return diagnostics.add(
      'bad-backend',
      place,
      `\`${asked}\` is kept by the sample backend: the server cannot ask it.`,
      removal,
    );
  if (target.auditReads)
    return diagnostics.add(
      'bad-related',
      place,
      `Reading \`${asked}\` is recorded: its records are not answered beside others.`,
      removal,
    );
  const ties = target.fields
    .filter(({ reference, kind }) => reference?.entity === entity.name && PLAIN.has(kind))
    .map(({ name }) => name);
  if (!ties.includes(by))
    return diagnostics.add(
      'bad-related',
      { ...place, part: by },
      `\`${by}\` of \`${asked}\` does not refer to \`${entity.name}\`.`,
      suggest(by, ties, removal),
    );
  const known = new Map<string, string>([
    [target.key.name, target.key.type === 'text' ? 'text' : 'integer'],
    ...target.fields
      .filter(
        ({ kind, computed, count, inverse }) =>
          PLAIN.has(kind) && computed === null && count === null && inverse === null,
      )
      .map(({ name, kind }) => [name, kind] as const),
  ]);
  for (const { name, kind } of field.fields) {
    const inner = placeOf(node, 'items', 'properties', name);
    const theirs = known.get(name);
    if (theirs === undefined)
      diagnostics.add(
        'unknown-field',
        inner,
        `\`${name}\` is not a field of \`${asked}\` that could be answered here.`,
        suggest(name, known.keys()),
      );
    else if (theirs !== kind && !(theirs === 'enum' && kind === 'text'))
      diagnostics.add('bad-related', inner, `\`${name}\` is a ${kind} here, and a ${theirs} in \`${asked}\`.`, removal);
  }
}
