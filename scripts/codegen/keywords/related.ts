import { removeEdits } from '../load/edit';
import { placeOf } from '../load/property-node';
import { suggest } from '../suggest';
import { exampleOf, xField } from '../vocabulary/examples';
import type { Checked, FieldKeyword } from './field-keyword';
import { entityPath, placeIn } from './places';
import { checkWhere, WHERE, whereFrom, type Where } from './where';

/** Active records of an entity that refer to this one by `by` and whose other fields have these values. */
interface Related {
  readonly entity: string;
  readonly by: string;
  readonly where: Where;
}

/** Kinds of field that a related record contributes: plain values. */
const PLAIN = new Set(['text', 'integer', 'number', 'boolean', 'date', 'datetime', 'time', 'enum']);

interface Said {
  readonly by: string;
  readonly where?: Parameters<typeof whereFrom>[0];
}

const PATH = '^[a-z][a-z0-9-]*\\.[a-z][A-Za-z0-9]*$';

export const related: FieldKeyword<'related', Related | null> = {
  name: 'related',
  schema: {
    oneOf: [
      { type: 'string', pattern: PATH },
      {
        type: 'object',
        required: ['by', 'where'],
        additionalProperties: false,
        properties: { by: { type: 'string', pattern: PATH, description: '`<entity>.<reference>`.' }, where: WHERE },
      },
    ],
    description:
      '`<entity>.<reference>`, on an array of objects with fields of that entity: not stored; its active records that refer to this one. Returned with a single record, not in lists, to people who may list them.',
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
    const { by: asked, where } = typeof said === 'object' ? (said as Said) : { by: said };
    const path = entityPath(asked, 'related', node, context);
    if (path === null) return null;
    const [entity, by = ''] = path;
    return { entity, by, where: whereFrom(where) };
  },
  check: checkRelated,
  explain: ({ entity, by }) =>
    `not stored, the active records of ${entity} whose ${by} refers here, where it is read alone (\`related\`)`,
};

/** Checks `related`: the entity refers to this one, and the named properties are its fields, with the same types. */
function checkRelated({ entity: asked, by, where }: Related, checked: Checked): void {
  const { node, field, isOwn, entity, all, diagnostics } = checked;
  const named = placeIn(node, 'related', 'by');
  const place = named.onKey ? placeIn(node, 'related') : named;
  const removal = { text: 'remove it', edits: removeEdits(placeIn(node, 'related')) };
  const target = all.get(asked);
  // A missing entity was reported when the field was read.
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
  checkWhere(where, 'related', target, checked);
  const known = new Map<string, string>([
    [target.key.name, target.key.type === 'text' ? 'text' : 'integer'],
    ...target.fields
      .filter(
        ({ kind, computed, count, inverse, through }) =>
          PLAIN.has(kind) && computed === null && count === null && inverse === null && through === null,
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
