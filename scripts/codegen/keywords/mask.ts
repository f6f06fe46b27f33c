import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const mask: DescribedKeyword<'mask'> = {
  name: 'mask',
  schema: { enum: ['curp', 'clues', 'clave', 'phone', 'postalCode', 'digits'], description: 'Formats while typing.' },
  example: exampleOf('telefono', {
    title: 'Teléfono',
    type: 'string',
    pattern: '^\\d{10}$',
    'x-field': xField('Phone', { mask: 'phone' }),
  }),
};
