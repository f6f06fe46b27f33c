import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const count: DescribedKeyword<'count'> = {
  name: 'count',
  schema: {
    type: 'object',
    required: ['entity', 'field'],
    additionalProperties: false,
    description:
      'On an integer, not stored: how many active records of another entity refer to this one. Lists show it, sort and filter by it.',
    properties: {
      entity: {
        type: 'string',
        $ref: '../../generated/editor/names.gen.json#/$defs/entity',
        description: 'Whose records are counted.',
      },
      field: { type: 'string', description: 'Their field that refers to this record.' },
      where: {
        type: 'object',
        minProperties: 1,
        additionalProperties: {
          oneOf: [
            { type: ['string', 'number', 'boolean'] },
            { type: 'array', minItems: 1, items: { type: ['string', 'number', 'boolean'] } },
          ],
        },
        description: 'Only those whose field has this value, or one of these.',
      },
    },
  },
  example: exampleOf(
    'relevos',
    {
      title: 'Relevos',
      type: 'integer',
      readOnly: true,
      'x-field': xField('Stand-ins', { count: { entity: 'ambulancia', field: 'titularId' }, list: true }),
    },
    {
      properties: {
        titularId: {
          title: 'Titular',
          type: 'integer',
          'x-field': xField('Stands in for', { reference: 'ambulancia' }),
        },
      },
    },
  ),
};
