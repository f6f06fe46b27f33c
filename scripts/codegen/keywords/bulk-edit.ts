import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const bulkEdit: DescribedKeyword<'bulkEdit'> = {
  name: 'bulkEdit',
  schema: {
    type: 'boolean',
    default: true,
    description:
      '`false` keeps a simple field from being given one value on many chosen records at once. What is unique, secret, set once or chosen by other fields never is.',
  },
  example: exampleOf('notas', {
    title: 'Notas',
    type: 'string',
    maxLength: 500,
    'x-field': xField('Notes', { bulkEdit: false }),
  }),
};
