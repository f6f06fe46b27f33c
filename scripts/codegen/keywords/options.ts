import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const options: DescribedKeyword<'options'> = {
  name: 'options',
  schema: {
    type: 'object',
    description: 'Label, tone and icon of each code of `enum`.',
    additionalProperties: {
      type: 'object',
      required: ['es', 'en'],
      additionalProperties: false,
      properties: {
        es: { type: 'string' },
        en: { type: 'string' },
        'es-mx': { type: 'string' },
        tone: { $ref: '#/$defs/tone' },
        icon: { $ref: '#/$defs/icon' },
      },
    },
  },
  example: exampleOf('estado', {
    title: 'Estado',
    type: 'string',
    enum: ['LISTA', 'TALLER'],
    'x-field': xField('State', {
      options: {
        LISTA: { es: 'Lista', en: 'Ready', tone: 'success', icon: 'check' },
        TALLER: { es: 'En taller', en: 'In repair', tone: 'warning', icon: 'clock' },
      },
    }),
  }),
  fits: { what: 'an enum', of: ({ enumType, item }) => enumType !== null || item?.enumType != null },
};
