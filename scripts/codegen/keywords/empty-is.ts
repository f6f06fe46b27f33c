import { suggest } from '../suggest';
import { exampleOf, xField } from '../vocabulary/examples';
import type { Checked, FieldKeyword } from './field-keyword';
import { placeIn, textOf, without } from './places';

export const emptyIs: FieldKeyword<'emptyIs', string | null> = {
  name: 'emptyIs',
  schema: {
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]*$',
    description:
      'On a text: the sibling text that replaces an empty value, in forms, imports and the API. The field may be omitted and is never empty.',
  },
  example: exampleOf('rotulo', {
    title: 'Rótulo',
    type: 'string',
    maxLength: 40,
    'x-field': xField('Lettering', { emptyIs: 'placas' }),
  }),
  read: textOf,
  check: checkEmptyIs,
  form: (other, { path, prefix }) => ({ emptyIs: { [path]: prefix + other } }),
};

const MOST = Number.MAX_SAFE_INTEGER;

/** Checks `emptyIs`: an empty text takes the value of another text of the record, which must be required and fit. */
function checkEmptyIs(taken: string, { node, field, isOwn, entity, diagnostics }: Checked): void {
  const place = placeIn(node, 'emptyIs');
  const fix = without(node, 'emptyIs');
  const { name } = field;
  const others = entity.fields.filter((other) => other.name !== name && other.kind === 'text');
  const other = others.find((each) => each.name === taken);
  if (!isOwn)
    diagnostics.add('unsupported', place, 'Only a field of the record itself takes the value of another.', fix);
  else if (field.kind !== 'text' || field.readOnly || field.when)
    diagnostics.add(
      'wrong-type',
      place,
      `\`${name}\` is ${field.kind !== 'text' ? 'no text' : field.readOnly ? 'set by the server' : 'not there under its condition'}: it takes no value from another field.`,
      fix,
    );
  else if (!other)
    diagnostics.add(
      'unknown-field',
      place,
      `\`${taken}\` is no text beside \`${name}\`.`,
      suggest(
        taken,
        others.map((each) => each.name),
      ),
    );
  else if (!other.required || other.when)
    diagnostics.add('wrong-type', place, `\`${taken}\` may be empty itself.`, fix);
  else if (other.emptyIs !== null)
    diagnostics.add('wrong-type', place, `\`${taken}\` takes its own value from another field.`, fix);
  else if ((field.maxLength ?? MOST) < (other.maxLength ?? MOST))
    diagnostics.add('wrong-type', place, `\`${taken}\` may be longer than \`${name}\` can hold.`, fix);
  else if ((field.minLength ?? 0) > (other.minLength ?? 0))
    diagnostics.add('wrong-type', place, `\`${taken}\` may be shorter than \`${name}\` must be.`, fix);
}
