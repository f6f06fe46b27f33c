import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const computed: DescribedKeyword<'computed'> = {
  name: 'computed',
  schema: {
    type: 'object',
    required: ['fn', 'from'],
    additionalProperties: false,
    description: 'Not stored: a function of src/domain/computed gives it from other fields.',
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
};
