import type { Diagnostics } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, type PropertyNode } from '../load/property-node';
import type { Field } from '../model';
import type { BareEntity } from './entity';
import { ownKind } from './own-kind';

const MONTHS = 12;

/** What a new record starts from is of the kind of the field, and somebody's to change. */
export function checkDefaultFrom(
  node: PropertyNode,
  field: Field,
  all: ReadonlyMap<string, BareEntity>,
  diagnostics: Diagnostics,
): void {
  const { defaultFrom: from, name, kind, reference, readOnly } = field;
  if (from === null) return;
  const place = placeOf(node, 'x-field', 'defaultFrom');
  const fix = { text: 'remove `defaultFrom`', edits: removeEdits(place) };
  if (readOnly)
    return diagnostics.add(
      'contradiction',
      { ...place, onKey: true },
      `\`${name}\` is set by the server: a form does not start from it.`,
      fix,
    );
  if (field.default !== undefined)
    return diagnostics.add(
      'contradiction',
      { ...place, onKey: true },
      `\`default\` and \`defaultFrom\` both say what \`${name}\` starts with.`,
      fix,
    );
  const target = reference && all.get(reference.entity);
  if (from === 'mine' && target && ownKind(target) === null)
    return diagnostics.add(
      'wrong-type',
      place,
      `Nobody has \`${target.name}\` of their own: its \`scope\` ties no kind to its own key.`,
      fix,
    );
  const wanted = wantedBy(from, field);
  if (wanted !== null)
    diagnostics.add(
      'wrong-type',
      place,
      `\`${from}\` is for ${wanted}, and \`${name}\` is ${reference ? 'a reference' : `a field of kind ${kind}`}.`,
      fix,
    );
}

/** What the word is for, where the field is something else; null where it fits. */
function wantedBy(from: NonNullable<Field['defaultFrom']>, { kind, reference, enumType }: Field): string | null {
  switch (from) {
    case 'today':
      return kind === 'date' ? null : 'a date';
    case 'now':
      return kind === 'datetime' ? null : 'a date with a time';
    case 'year':
      return kind === 'integer' && !reference ? null : 'an integer';
    case 'month':
      return (kind === 'integer' && !reference) || (kind === 'enum' && enumType?.options.length === MONTHS)
        ? null
        : 'an integer or an enum of the twelve months';
    case 'mine':
      return reference ? null : 'a reference';
  }
}
