import { exampleOf } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const labels: DescribedKeyword<'labels'> = {
  name: 'labels',
  schema: {
    $ref: '#/$defs/otherTexts',
    description: '`title` in the other languages. `en` is required unless a shared definition has it.',
  },
  example: exampleOf('marca', {
    title: 'Marca',
    type: 'string',
    'x-field': { labels: { en: 'Make', 'es-mx': 'Marca' } },
  }),
};
