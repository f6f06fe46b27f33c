import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const hint: DescribedKeyword<'hint'> = {
  name: 'hint',
  schema: { $ref: '#/$defs/otherTexts', description: '`description` in the other languages.' },
  example: exampleOf('marca', {
    title: 'Marca',
    description: 'Como aparece en la factura.',
    type: 'string',
    'x-field': xField('Make', { hint: { en: 'As on the invoice.' } }),
  }),
};
