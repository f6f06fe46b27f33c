import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';

export const bulkEdit: FieldKeyword<'bulkEdit', boolean> = {
  name: 'bulkEdit',
  schema: {
    type: 'boolean',
    default: true,
    description:
      '`false` excludes the field from edits of many records at once. Unique, secret, write-once and dependent fields are always excluded.',
  },
  example: exampleOf('notas', {
    title: 'Notas',
    type: 'string',
    maxLength: 500,
    'x-field': xField('Notes', { bulkEdit: false }),
  }),
  read: (said) => said !== false,
};
