import type { Place } from '../diagnostic';
import { removeEdits } from '../load/edit';
import type { PropertyNode } from '../load/property-node';
import type { Field, FieldKind } from '../model';
import { suggest } from '../suggest';
import { exampleOf, xField } from '../vocabulary/examples';
import type { Besides, FieldKeyword, FormPart, FormPlace } from './field-keyword';
import { placeIn } from './places';

export const notBelow: FieldKeyword<'notBelow', readonly string[]> = {
  name: 'notBelow',
  schema: {
    $ref: '#/$defs/besides',
    description:
      'On a number, date or time: sibling fields that it must not be less than. Empty fields are not compared.',
  },
  example: exampleOf(
    'hasta',
    {
      title: 'Vigente hasta',
      type: 'string',
      format: 'date',
      'x-field': xField('In force until', { notBelow: 'desde' }),
    },
    {
      properties: {
        desde: { title: 'Vigente desde', type: 'string', format: 'date', 'x-field': xField('In force from') },
      },
    },
  ),
  read: namesIn,
  check: (names, checked) => checkComparisons('notBelow', names, checked),
  checkInForm: (names, besides) => checkComparisons('notBelow', names, besides),
  form: (names, place) => comparisonsIn(names, false, place),
  explain: (names) => names.map((than) => `not less than ${than} (\`notBelow\`)`).join(', '),
};

export const above: FieldKeyword<'above', readonly string[]> = {
  name: 'above',
  schema: { $ref: '#/$defs/besides', description: 'Sibling fields that it must be greater than.' },
  example: exampleOf(
    'tempMax',
    {
      title: 'Temperatura máxima',
      type: 'number',
      'x-field': xField('Highest temperature', { above: 'tempMin', unit: '°C' }),
    },
    {
      properties: {
        tempMin: {
          title: 'Temperatura mínima',
          type: 'number',
          'x-field': xField('Lowest temperature', { unit: '°C' }),
        },
      },
    },
  ),
  read: namesIn,
  check: (names, checked) => checkComparisons('above', names, checked),
  checkInForm: (names, besides) => checkComparisons('above', names, besides),
  form: (names, place) => comparisonsIn(names, true, place),
  explain: (names) => names.map((than) => `more than ${than} (\`above\`)`).join(', '),
};

const NUMBERS: readonly FieldKind[] = ['integer', 'number'];
const COMPARED: readonly FieldKind[] = [...NUMBERS, 'date', 'datetime', 'time'];

/** Returns one or several names as a list. */
function namesIn(said: unknown): readonly string[] {
  return typeof said === 'string' ? [said] : Array.isArray(said) ? (said as string[]) : [];
}

function comparisonsIn(names: readonly string[], strict: boolean, { field, path, labels }: FormPlace): FormPart {
  const kind = NUMBERS.includes(field.kind) ? 'number' : 'moment';
  return { comparisons: names.map((than) => ({ path, than, strict, kind, labels })) };
}

/** Checks that the named fields are siblings of the field, comparable with it, and filled in by users. */
function checkComparisons(
  keyword: 'notBelow' | 'above',
  names: readonly string[],
  { node, field, siblings, diagnostics }: Besides,
): void {
  for (const than of names) {
    const place = placeOfName(node, keyword, names, than);
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
    else if ([...other.notBelow, ...other.above].includes(field.name))
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

/** Place of a name: a single value, or an item of a list. */
function placeOfName(node: PropertyNode, keyword: string, names: readonly string[], name: string): Place {
  return names.length > 1 ? placeIn(node, keyword, names.indexOf(name)) : placeIn(node, keyword);
}
