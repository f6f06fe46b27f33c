import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';

export const writeOnce: FieldKeyword<'writeOnce', boolean> = {
  name: 'writeOnce',
  schema: { type: 'boolean', default: false, description: 'Can be set at creation only.' },
  example: exampleOf('serie', {
    title: 'Serie',
    type: 'string',
    'x-field': xField('Serial number', { writeOnce: true }),
  }),
  isOfTyped: true,
  read: (said) => said === true,
  form: (_, { path }) => ({ writeOnce: [path] }),
  explain: () => 'never changed (`writeOnce`)',
};
