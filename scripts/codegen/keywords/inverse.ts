import { hasSoundKeys } from '../build/has-sound-keys';
import { removeEdits, setEdits } from '../load/edit';
import { placeOf } from '../load/property-node';
import { suggest } from '../suggest';
import { exampleOf, xField } from '../vocabulary/examples';
import type { Checked, FieldKeyword } from './field-keyword';
import { entityPath, placeIn } from './places';

/** Field of another entity's record that refers to this one by `by`; with null, whether such a record exists. */
interface Inverse {
  readonly entity: string;
  readonly by: string;
  readonly field: string | null;
}

export const inverse: FieldKeyword<'inverse', Inverse | null> = {
  name: 'inverse',
  schema: {
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*\\.[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)?$',
    description:
      '`<entity>.<reference>.<field>`: not stored; a field of the record that refers to this one by a unique reference. Without the field: true if such a record exists.',
  },
  example: exampleOf(
    'conRelevo',
    {
      title: 'Con relevo',
      type: 'boolean',
      readOnly: true,
      'x-field': xField('Has a relief', { filter: true, inverse: 'ambulancia.relevaId' }),
    },
    {
      properties: {
        relevaId: { title: 'Releva a', type: 'integer', 'x-field': xField('Relieves', { reference: 'ambulancia' }) },
      },
      'x-entity': { unique: [['relevaId']] },
    },
  ),
  gives: 'answer',
  read(said, { node, context }) {
    const path = entityPath(said, 'inverse', node, context);
    if (path === null) return null;
    const [entity, by = '', field = null] = path;
    return { entity, by, field };
  },
  check: checkInverse,
  explain: ({ entity, by }) => `not stored, from the ${entity} that refers to it by ${by} (\`inverse\`)`,
};

/** Checks `inverse`: at most one record of the entity refers to this one, and the shown field exists. */
function checkInverse(
  { entity: asked, by, field: theirs }: Inverse,
  { node, field, isOwn, entity, all, diagnostics }: Checked,
): void {
  const place = placeIn(node, 'inverse');
  const removal = { text: 'remove it', edits: removeEdits(place) };
  const target = all.get(asked);
  // A missing entity was reported when the field was read.
  if (!target || diagnostics.isMuted(target.document) || !hasSoundKeys(target)) return;
  if (!isOwn)
    return diagnostics.add(
      'unsupported',
      place,
      'Only a field of the record itself can come from a record that refers to it.',
      removal,
    );
  if (target.backend !== 'server')
    return diagnostics.add(
      'bad-backend',
      place,
      `\`${asked}\` is kept by the sample backend: the server cannot ask it.`,
      removal,
    );
  const ties = target.fields
    .filter(
      ({ name, reference }) =>
        reference?.entity === entity.name &&
        target.unique.some(({ fields, activeOnly }) => !activeOnly && fields.length === 1 && fields[0] === name),
    )
    .map(({ name }) => name);
  // A key with a missing field may be the intended one, which is reported at the key.
  const misspelt = target.unique.some(({ fields }) =>
    fields.some((name) => !target.fields.some((known) => known.name === name || known.embed?.keyName === name)),
  );
  if (misspelt && !ties.includes(by) && target.fields.some(({ name }) => name === by)) return;
  if (!ties.includes(by))
    return diagnostics.add(
      'bad-inverse',
      { ...place, part: by },
      `\`${by}\` is no unique reference of \`${asked}\` to \`${entity.name}\`: several records could have it.`,
      suggest(by, ties, removal),
    );
  const type = (kind: string) =>
    diagnostics.add(
      'wrong-type',
      placeOf(node, 'type'),
      `What stands here is ${kind === 'boolean' ? 'yes or no' : `\`${theirs ?? ''}\` of \`${asked}\``}, a ${kind}.`,
      { text: `"type": "${kind}"`, edits: setEdits(placeOf(node, 'type'), kind) },
    );
  if (theirs === null) {
    if (field.kind !== 'boolean') type('boolean');
    return;
  }
  const own =
    theirs === target.key.name
      ? { kind: target.key.type === 'text' ? 'text' : 'integer', computed: null }
      : target.fields.find(({ name }) => name === theirs);
  const known = [
    target.key.name,
    ...target.fields
      .filter(
        (each) =>
          each.computed === null &&
          each.inverse === null &&
          each.through === null &&
          !['embed', 'lines', 'object', 'records', 'list'].includes(each.kind),
      )
      .map(({ name }) => name),
  ];
  if (!own || !known.includes(theirs))
    diagnostics.add(
      'unknown-field',
      { ...place, part: theirs },
      `\`${theirs}\` is not a field of \`${asked}\` that could be shown.`,
      suggest(theirs, known),
    );
  else if (own.kind !== field.kind)
    diagnostics.add(
      'bad-inverse',
      place,
      `\`${node.name}\` is a ${field.kind}, and \`${theirs}\` of \`${asked}\` a ${own.kind}.`,
      removal,
    );
}
