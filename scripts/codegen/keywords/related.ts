import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const related: DescribedKeyword<'related'> = {
  name: 'related',
  schema: {
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*\\.[a-z][A-Za-z0-9]*$',
    description:
      '`<entity>.<reference>`, on an array of objects whose properties are fields of that entity: not stored; its active records that refer to this one. They come with a record that is read alone, not with each row of a list, to whoever may list them.',
  },
  example: exampleOf(
    'relevos',
    {
      title: 'La relevan',
      type: 'array',
      items: {
        type: 'object',
        properties: { placas: { title: 'Placas', type: 'string', maxLength: 60, 'x-field': xField('Plates') } },
        required: ['placas'],
      },
      'x-field': xField('Stand-ins', { related: 'ambulancia.titularId' }),
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
