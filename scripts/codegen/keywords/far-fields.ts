import { fieldAt, fieldPaths } from '../build/field-at';
import { isStored } from '../build/is-stored';
import { removeEdits } from '../load/edit';
import type { Field } from '../model';
import { SINGLE_KINDS } from '../single-kinds';
import { suggest } from '../suggest';
import { exampleOf, xField } from '../vocabulary/examples';
import type { Checked, FieldKeyword } from './field-keyword';
import { placeIn, without } from './places';

const unidad = { title: 'Unidad', type: 'integer', 'x-field': xField('Unit', { reference: 'unidad' }) };

/** Field of the record that a sibling reference refers to. */
interface FarField {
  readonly reference: string;
  readonly field: string;
}

export const startsFrom: FieldKeyword<'startsFrom', FarField | null> = {
  name: 'startsFrom',
  schema: {
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$',
    description:
      'Initial value in forms and in the API: `almacenId.responsableId`, a field of the referenced record. It follows the reference until a person changes it.',
  },
  example: exampleOf(
    'estadoClave',
    {
      title: 'Estado',
      type: 'string',
      maxLength: 60,
      'x-field': xField('State', { startsFrom: 'unidadId.estadoClave' }),
    },
    { properties: { unidadId: unidad } },
  ),
  read: farFieldOf,
  check(named, checked) {
    checkFarField('startsFrom', named, checked);
    checkStart(checked);
  },
  form({ reference, field }, { siblings, path, prefix }) {
    const target = siblings.find(({ name }) => name === reference)?.reference;
    return target ? { startsFrom: { [path]: { by: prefix + reference, resource: target.entity, field } } } : {};
  },
  explain: ({ reference, field }) => `starts from ${reference}.${field} (\`startsFrom\`)`,
};

export const copy: FieldKeyword<'copy', readonly FarField[] | null> = {
  name: 'copy',
  schema: {
    type: ['string', 'array'],
    pattern: '^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$',
    minItems: 2,
    items: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$' },
    description:
      'On a `readOnly` field: the server copies a field of a referenced record, e.g. `almacenId.unidadId`. Of several, the first filled reference counts. Copies are made in schema order, so one may start from another.',
  },
  example: exampleOf(
    'estadoClave',
    {
      title: 'Estado',
      type: 'string',
      maxLength: 60,
      readOnly: true,
      'x-field': xField('State', { copy: 'unidadId.estadoClave' }),
    },
    { properties: { unidadId: unidad } },
  ),
  gives: 'server',
  read: farFieldsOf,
  check: (named, checked) => named.forEach((each) => checkFarField('copy', each, checked)),
  explain: (named) =>
    `kept equal to ${named.map(({ reference, field }) => `${reference}.${field}`).join(', or ')} (\`copy\`)`,
};

export const through: FieldKeyword<'through', FarField | null> = {
  name: 'through',
  schema: {
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$',
    description:
      '`<reference>.<field>`: not stored; the current value of a field of the referenced record. Lists show, sort and filter by it.',
  },
  example: exampleOf(
    'estadoUnidad',
    {
      title: 'Estado de la unidad',
      type: 'string',
      readOnly: true,
      'x-field': xField('State of the unit', { through: 'unidadId.estadoClave', filter: true }),
    },
    { properties: { unidadId: unidad } },
  ),
  gives: 'answer',
  read: farFieldOf,
  check(named, checked) {
    checkFarField('through', named, checked);
    const { node, isOwn, siblings, all, diagnostics } = checked;
    const place = placeIn(node, 'through');
    if (!isOwn)
      diagnostics.add(
        'unsupported',
        place,
        'Only a field of the record itself can come from a record that is referred to.',
        without(node, 'through'),
      );
    const target = all.get(siblings.find(({ name }) => name === named.reference)?.reference?.entity ?? '');
    const theirs = target?.fields.find(({ name }) => name === named.field);
    if (theirs && !(isStored(theirs) && SINGLE_KINDS.includes(theirs.kind)))
      diagnostics.add(
        'unsupported',
        place,
        `\`${named.field}\` of \`${target!.name}\` is no single value that is stored: a list cannot ask for it.`,
        without(node, 'through'),
      );
  },
  explain: ({ reference, field }) => `not stored, ${reference}.${field} (\`through\`)`,
};

/** Parses `almacenId.unidadId`. */
function farFieldOf(said: unknown): FarField | null {
  const [reference, field] = typeof said === 'string' ? said.split('.') : [];
  return reference && field ? { reference, field } : null;
}

function farFieldsOf(said: unknown): readonly FarField[] | null {
  const named = (Array.isArray(said) ? said : [said]).flatMap((each) => farFieldOf(each) ?? []);
  return named.length > 0 ? named : null;
}

/** Checks that the keyword names a sibling reference, and a field of its record with the same type as this one. */
function checkFarField(
  keyword: 'copy' | 'startsFrom' | 'through',
  named: FarField,
  { node, field, find, all, diagnostics }: Checked,
): void {
  const place = placeIn(node, keyword);
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
    diagnostics.add('unsupported', place, `\`${named.field}\` is not for everybody to read: it starts nothing here.`, {
      text: 'remove it',
      ...fix,
    });
  if (theirs && (theirs.kind !== field.kind || (keyword === 'startsFrom' && refersTo(theirs) !== refersTo(field))))
    diagnostics.add(
      'wrong-type',
      place,
      `\`${node.name}\` is ${kindOf(field)}, and \`${named.field}\` of \`${from.name}\` ${kindOf(theirs)}.`,
      { text: 'give it the same type', ...fix },
    );
}

/** Checks that the initial value belongs to an editable field of the record itself and is the only one. */
function checkStart({ node, field, isOwn, diagnostics }: Checked): void {
  const place = placeIn(node, 'startsFrom');
  const fix = without(node, 'startsFrom');
  if (!isOwn)
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
