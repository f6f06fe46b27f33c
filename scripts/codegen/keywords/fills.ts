import { removeEdits } from '../load/edit';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { placeIn } from './places';

/** Function of `fill` in `src/areas/<area>/shared/values.ts`, and the sibling fields whose values it returns. */
interface Fills {
  readonly fn: string;
  readonly into: readonly string[];
}

export const fills: FieldKeyword<'fills', Fills | null> = {
  name: 'fills',
  schema: {
    type: 'object',
    required: ['fn', 'into'],
    additionalProperties: false,
    description:
      'The value determines other fields: a function of `fill` in `src/areas/<area>/shared/values.ts` returns them and the form fills them in. Typed values are kept until the person confirms the replacement.',
    properties: {
      fn: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' },
      into: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { type: 'string' },
        description: 'Sibling fields.',
      },
    },
  },
  example: exampleOf(
    'curpOperador',
    {
      title: 'CURP del operador',
      type: 'string',
      'x-field': xField("Driver's CURP", { mask: 'curp', fills: { fn: 'curp', into: ['fechaNacimiento'] } }),
    },
    {
      properties: {
        fechaNacimiento: {
          title: 'Fecha de nacimiento',
          type: 'string',
          format: 'date',
          'x-field': xField('Date of birth'),
        },
      },
    },
  ),
  isOfTyped: true,
  read: (said) => (said as Fills | undefined) ?? null,
  check({ into }, { node, find, diagnostics }) {
    into.forEach((path, index) => {
      const place = placeIn(node, 'fills', 'into', index);
      const filled = find(path, place);
      const remove = {
        text: 'remove it',
        edits: removeEdits(into.length > 1 ? place : placeIn(node, 'fills', 'into')),
      };
      if (path === node.name) diagnostics.add('bad-fill', place, `\`${path}\` cannot fill in itself.`, remove);
      else if (filled?.readOnly)
        diagnostics.add('bad-fill', place, `\`${path}\` is set by the server: a form cannot fill it in.`, remove);
    });
  },
  form: (given, { path }) => ({ fills: { [path]: given } }),
};
