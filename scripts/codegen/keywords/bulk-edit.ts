import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';

export const bulkEdit: FieldKeyword<'bulkEdit', boolean> = {
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
  read: (said) => said !== false,
};
