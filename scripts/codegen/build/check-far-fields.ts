import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, type PropertyNode } from '../load/property-node';
import type { Field } from '../model';
import { suggest } from '../suggest';
import type { BareEntity } from './entity';
import { fieldAt, fieldPaths } from './field-at';

type Finder = (path: string, place: Place) => Field | null | undefined;

/** `copy` and `startsFrom` name a reference beside the field, and a field of its record that is like this one. */
export function checkFarFields(
  node: PropertyNode,
  field: Field,
  entity: BareEntity,
  find: Finder,
  all: ReadonlyMap<string, BareEntity>,
  diagnostics: Diagnostics,
): void {
  for (const keyword of ['copy', 'startsFrom'] as const) {
    const named = field[keyword];
    if (named === null) continue;
    const place = placeOf(node, 'x-field', keyword);
    const fix = { title: `remove \`${keyword}\``, edits: removeEdits(place) };
    const source = find(named.reference, { ...place, part: named.reference });
    if (source && !source.reference)
      diagnostics.add('bad-reference', place, `\`${named.reference}\` refers to nothing that could be copied from.`, {
        text: 'name a field that refers to a record',
        ...fix,
      });
    const from = source?.reference && all.get(source.reference.entity);
    const theirs = from && fieldAt(from, named.field, all);
    if (from && !theirs && !diagnostics.isMuted(from.document))
      diagnostics.add(
        'unknown-field',
        { ...place, part: named.field },
        `\`${named.field}\` is not a field of \`${from.name}\`.`,
        suggest(named.field, fieldPaths(from, all)),
      );
    if (theirs?.sensitive)
      diagnostics.add(
        'unsupported',
        place,
        `\`${named.field}\` is not for everybody to read: it starts nothing here.`,
        {
          text: 'remove it',
          ...fix,
        },
      );
    if (theirs && (theirs.kind !== field.kind || (keyword === 'startsFrom' && refersTo(theirs) !== refersTo(field))))
      diagnostics.add(
        'wrong-type',
        place,
        `\`${node.name}\` is ${kindOf(field)}, and \`${named.field}\` of \`${from.name}\` ${kindOf(theirs)}.`,
        { text: 'give it the same type', ...fix },
      );
  }
  if (field.startsFrom) checkStart(node, field, entity, diagnostics);
}

/** A start is somebody's to change, the only one, and of a field of the record itself. */
function checkStart(node: PropertyNode, field: Field, entity: BareEntity, diagnostics: Diagnostics): void {
  const place = placeOf(node, 'x-field', 'startsFrom');
  const fix = { text: 'remove `startsFrom`', edits: removeEdits(place) };
  if (!entity.fields.includes(field))
    diagnostics.add('unsupported', place, 'Only a field of the record itself starts from another record.', fix);
  else if (field.readOnly)
    diagnostics.add(
      'contradiction',
      { ...place, onKey: true },
      `\`${node.name}\` is set by the server: a form does not start from it.`,
      fix,
    );
  else if (field.default !== undefined || field.defaultFrom !== null)
    diagnostics.add(
      'contradiction',
      { ...place, onKey: true },
      `\`${field.default === undefined ? 'defaultFrom' : 'default'}\` and \`startsFrom\` both say what \`${node.name}\` starts with.`,
      fix,
    );
}

const refersTo = ({ reference }: Field): string | null => reference?.entity ?? null;
const kindOf = ({ kind, reference }: Field): string =>
  reference ? `a reference to \`${reference.entity}\`` : `of kind ${kind}`;
