import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const writeOnce: DescribedKeyword<'writeOnce'> = {
  name: 'writeOnce',
  schema: { type: 'boolean', default: false, description: 'Can be set when creating, never changed.' },
  example: exampleOf('serie', {
    title: 'Serie',
    type: 'string',
    'x-field': xField('Serial number', { writeOnce: true }),
  }),
};
