import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const inverse: DescribedKeyword<'inverse'> = {
  name: 'inverse',
  schema: {
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*\\.[a-z][A-Za-z0-9]*(\\.[a-z][A-Za-z0-9]*)?$',
    description:
      '`<entity>.<reference>.<field>`: not stored; that field of the record that refers to this one, by a reference that is unique. Without the field: whether there is such a record.',
  },
  example: exampleOf(
    'conRelevo',
    {
      title: 'Con relevo',
      type: 'boolean',
      readOnly: true,
      'x-field': xField('Has a relief', { filter: true, inverse: 'ambulancia.relevaId' }),
    },
    {
      properties: {
        relevaId: { title: 'Releva a', type: 'integer', 'x-field': xField('Relieves', { reference: 'ambulancia' }) },
      },
      'x-entity': { unique: [['relevaId']] },
    },
  ),
};
