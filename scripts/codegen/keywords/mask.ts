import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { textOf } from './places';

export const mask: FieldKeyword<'mask', string | null> = {
  name: 'mask',
  schema: {
    enum: ['curp', 'clues', 'clave', 'phone', 'postalCode', 'digits'],
    description: 'Formats the text while typing.',
  },
  example: exampleOf('telefono', {
    title: 'Teléfono',
    type: 'string',
    pattern: '^\\d{10}$',
    'x-field': xField('Phone', { mask: 'phone' }),
  }),
  fits: { what: 'a text', of: ({ kind }) => kind === 'text' },
  read: textOf,
  explain: (format) => `mask ${format}`,
};
