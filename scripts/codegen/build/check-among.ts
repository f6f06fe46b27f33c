import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, type PropertyNode } from '../load/property-node';
import type { Field } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { hasSoundKeys } from './has-sound-keys';

/** `among` is of a text, or a list of texts, and names what tells the records of an entity apart by itself. */
export function checkAmong(
  node: PropertyNode,
  field: Field,
  isOwn: boolean,
  all: ReadonlyMap<string, BareEntity>,
  diagnostics: Diagnostics,
): void {
  if (!field.among) return;
  const { entity: asked, field: theirs } = field.among;
  const place = placeOf(node, 'x-field', 'among');
  const removal = { text: 'remove it', edits: removeEdits(place) };
  const target = all.get(asked);
  // That there is none was told where the field was read.
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
