import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const normalize: DescribedKeyword<'normalize'> = {
  name: 'normalize',
  schema: {
    type: 'array',
    uniqueItems: true,
    items: { enum: ['trim', 'upper', 'lower', 'collapse', 'undot'] },
    description:
      'Applied by form and server before validation, `undot` by searches and filters, too: `E11.9` is `E119`. Default for text: `trim`.',
  },
  example: exampleOf('serie', {
    title: 'Serie',
    type: 'string',
    'x-field': xField('Serial number', { normalize: ['trim', 'upper'] }),
  }),
};
