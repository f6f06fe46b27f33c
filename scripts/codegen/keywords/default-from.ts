import type { Start } from '#platform/shared/validation/form-spec';
import { ownKind } from '../build/own-kind';
import type { Field } from '../model';
import { exampleOf, xField } from '../vocabulary/examples';
import type { Besides, Checked, FieldKeyword } from './field-keyword';
import { placeIn, without } from './places';

export const defaultFrom: FieldKeyword<'defaultFrom', Start['from'] | null> = {
  name: 'defaultFrom',
  schema: {
    enum: ['today', 'now', 'month', 'year', 'mine'],
    description:
      "Initial value that depends on the moment or the user, in forms and in the API: the day, moment, month or year in the network's time zone. `mine`, on a reference, is the user's own unit, warehouse, service, supplier or account, if there is exactly one.",
  },
  example: exampleOf('alta', {
    title: 'Alta',
    type: 'string',
    format: 'date',
    'x-field': xField('Registered on', { defaultFrom: 'today' }),
  }),
  read: (said) => (said as Start['from'] | undefined) ?? null,
  check: (from, checked) => {
    checkStart(from, checked);
    checkOwner(from, checked);
  },
  checkInForm: checkStart,
  form(from, { field: { enumType, reference }, path, rows, all }) {
    const target = reference && all.get(reference.entity);
    const kind = from === 'mine' && target ? ownKind(target) : null;
    const start: Start = {
      from,
      ...(kind === null ? {} : { kind }),
      ...(enumType ? { codes: enumType.options.map(({ value }) => value) } : {}),
      ...(rows === null ? {} : { rows }),
    };
    return { starts: { [path]: start } };
  },
};

const MONTHS = 12;

/** Checks that a form's initial value has the kind of the field and that the user can change it. */
function checkStart(from: Start['from'], { node, field, diagnostics }: Besides): void {
  const { name, kind, reference, readOnly } = field;
  const place = placeIn(node, 'defaultFrom');
  const fix = without(node, 'defaultFrom');
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
  const wanted = wantedBy(from, field);
  if (wanted !== null)
    diagnostics.add(
      'wrong-type',
      place,
      `\`${from}\` is for ${wanted}, and \`${name}\` is ${reference ? 'a reference' : `a field of kind ${kind}`}.`,
      fix,
    );
}

function checkOwner(from: Start['from'], { node, field: { reference }, all, diagnostics }: Checked): void {
  const target = reference && all.get(reference.entity);
  if (from === 'mine' && target && ownKind(target) === null)
    diagnostics.add(
      'wrong-type',
      placeIn(node, 'defaultFrom'),
      `Nobody has \`${target.name}\` of their own: its \`scope\` ties no kind to its own key.`,
      without(node, 'defaultFrom'),
    );
}

/** Returns the kind of field that the initial value requires; null when the field fits. */
function wantedBy(from: Start['from'], { kind, reference, enumType }: Field): string | null {
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
