import { hasSoundKeys } from '../build/has-sound-keys';
import { removeEdits } from '../load/edit';
import { suggest } from '../suggest';
import { exampleOf, xField } from '../vocabulary/examples';
import type { Checked, FieldKeyword } from './field-keyword';
import { entityPath, placeIn } from './places';

/** Unique field of an entity whose values are the allowed values of a text, or of each item of a list. */
interface Among {
  readonly entity: string;
  readonly field: string;
}

export const among: FieldKeyword<'among', Among | null> = {
  name: 'among',
  schema: {
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*\\.[a-z][A-Za-z0-9]*$',
    description:
      '`<entity>.<field>`: the text, or each item of a list, must be the value of that unique field in an active record.',
  },
  example: exampleOf('unidades', {
    title: 'Unidades que la usan',
    type: 'array',
    items: { type: 'string', maxLength: 11 },
    'x-field': xField('Units that may use it', { among: 'unidad.clues', widget: 'tags' }),
  }),
  read(said, { node, context }) {
    const path = entityPath(said, 'among', node, context);
    if (path === null) return null;
    const [entity, field = ''] = path;
    return { entity, field };
  },
  check: checkAmong,
  explain: ({ entity, field }) => `one of ${entity}.${field} (\`among\`)`,
};

/** Checks `among`: it applies to a text or a list of texts, and names a field that alone identifies records of the entity. */
function checkAmong({ entity: asked, field: theirs }: Among, { node, field, isOwn, all, diagnostics }: Checked): void {
  const place = placeIn(node, 'among');
  const removal = { text: 'remove it', edits: removeEdits(place) };
  const target = all.get(asked);
  // A missing entity was reported when the field was read.
  if (!target || !hasSoundKeys(target)) return;
  const known = [
    ...(target.key.kind === 'natural' ? [target.key.name] : []),
    ...target.unique.flatMap(({ fields: [name, ...more], activeOnly }) =>
      more.length === 0 && !activeOnly && target.fields.some((each) => each.name === name && each.kind === 'text')
        ? [name!]
        : [],
    ),
  ];
  const isText = field.kind === 'text' || (field.kind === 'list' && field.item?.kind === 'text');
  if (!isOwn)
    diagnostics.add(
      'unsupported',
      place,
      'Only a field of the record itself can be held to the values of a catalogue.',
      removal,
    );
  else if (!isText || field.reference || field.item?.reference)
    diagnostics.add('bad-among', place, `\`${field.name}\` is no text, nor a list of texts, of its own.`, {
      ...removal,
      text: 'use `reference` for the records of an entity',
    });
  else if (target.backend !== 'server')
    diagnostics.add(
      'bad-backend',
      place,
      `\`${asked}\` is kept by the sample backend: the server cannot ask it.`,
      removal,
    );
  else if (!known.includes(theirs) && !diagnostics.isMuted(target.document))
    diagnostics.add(
      'unknown-field',
      { ...place, part: theirs },
      `\`${theirs}\` tells no record of \`${asked}\` from another.`,
      suggest(theirs, known),
    );
}
