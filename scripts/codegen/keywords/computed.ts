import type { Field, FieldPath } from '../model';
import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { placeIn, without } from './places';

/** Function of `computed` in `src/areas/<area>/shared/values.ts`, and the fields passed to it. */
interface Computed {
  readonly fn: string;
  readonly from: readonly FieldPath[];
}

export const computed: FieldKeyword<'computed', Computed | null> = {
  name: 'computed',
  schema: {
    type: 'object',
    required: ['fn', 'from'],
    additionalProperties: false,
    description:
      'Not stored: calculated from other fields by a function of `computed` in `src/areas/<area>/shared/values.ts`.',
    properties: {
      fn: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' },
      from: { type: 'array', minItems: 1, items: { $ref: '#/$defs/fieldPath' } },
    },
  },
  example: exampleOf(
    'edad',
    {
      title: 'Edad',
      type: 'string',
      readOnly: true,
      'x-field': xField('Age', { computed: { fn: 'edad', from: ['alta'] } }),
    },
    { properties: { alta: { title: 'Alta', type: 'string', format: 'date', 'x-field': xField('Since') } } },
  ),
  gives: 'answer',
  read: (said) => (said as Computed | undefined) ?? null,
  check({ from }, { node, field, siblings, find, diagnostics }) {
    from.forEach((path, index) => find(path, placeIn(node, 'computed', 'from', index)));
    if (computesItself(field, siblings))
      diagnostics.add('computed-cycle', placeIn(node, 'computed'), `\`${node.name}\` would be computed from itself.`, {
        ...without(node, 'computed'),
        text: 'compute it from stored fields',
        title: 'remove `computed`',
      });
  },
  explain: ({ fn, from }) => `not stored, ${fn}(${from.join(', ')}) gives it (\`computed\`)`,
};

function computesItself(field: Field, siblings: readonly Field[], trail: readonly string[] = []): boolean {
  if (trail.includes(field.name)) return true;
  return (field.computed?.from ?? []).some((path) => {
    const next = siblings.find(({ name }) => name === path.split('.')[0]);
    return next?.computed ? computesItself(next, siblings, [...trail, field.name]) : false;
  });
}
