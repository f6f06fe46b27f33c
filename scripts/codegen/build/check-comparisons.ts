import type { Diagnostics, Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import { placeOf, type PropertyNode } from '../load/property-node';
import type { Field, FieldKind } from '../model';
import { suggest } from '../suggest';

const NUMBERS: readonly FieldKind[] = ['integer', 'number'];
const COMPARED: readonly FieldKind[] = [...NUMBERS, 'date', 'datetime', 'time'];

/** What `notBelow` and `above` name stands beside the field, can be compared with it, and is typed by people. */
export function checkComparisons(
  node: PropertyNode,
  field: Field,
  siblings: readonly Field[],
  diagnostics: Diagnostics,
): void {
  for (const { than, strict } of field.comparisons) {
    const place = placeOfName(node, strict ? 'above' : 'notBelow', than);
    const removal = { text: 'remove it', edits: removeEdits(place) };
    const other = siblings.find(({ name }) => name === than);
    const comparable = siblings
      .filter((each) => each !== field && !each.readOnly && isComparable(field, each))
      .map(({ name }) => name);
    if (than === field.name)
      diagnostics.add('bad-comparison', place, `\`${than}\` cannot be compared with itself.`, removal);
    else if (!other)
      diagnostics.add(
        'unknown-field',
        place,
        `\`${than}\` is not a field beside \`${field.name}\`.`,
        suggest(than, comparable, removal),
      );
    else if (!COMPARED.includes(field.kind))
      diagnostics.add(
        'bad-comparison',
        place,
        `\`${field.name}\` is a ${field.kind}: only numbers, dates and times are less or more.`,
        removal,
      );
    else if (!isComparable(field, other))
      diagnostics.add(
        'bad-comparison',
        place,
        `\`${field.name}\` is a ${field.kind} and \`${than}\` a ${other.kind}: they cannot be compared.`,
        suggest(than, comparable, removal),
      );
    else if (other.readOnly || field.readOnly)
      diagnostics.add(
        'bad-comparison',
        place,
        `\`${other.readOnly ? than : field.name}\` is set by the server: nobody could put it right in a form.`,
        removal,
      );
    else if (other.comparisons.some((back) => back.than === field.name))
      diagnostics.add(
        'bad-comparison',
        place,
        `\`${than}\` must not be less than \`${field.name}\`: nothing but equal values would be right.`,
        removal,
      );
  }
}

function isComparable(field: Field, other: Field): boolean {
  return field.kind === other.kind || (NUMBERS.includes(field.kind) && NUMBERS.includes(other.kind));
}

/** Where a name stands: it may be the only one, or one of a list. */
function placeOfName(node: PropertyNode, keyword: string, name: string): Place {
  const names = (node.value['x-field'] as Record<string, unknown> | undefined)?.[keyword];
  return Array.isArray(names) && names.length > 1
    ? placeOf(node, 'x-field', keyword, names.indexOf(name))
    : placeOf(node, 'x-field', keyword);
}
