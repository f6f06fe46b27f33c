import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const blank: DescribedKeyword<'blank'> = {
  name: 'blank',
  schema: {
    type: 'boolean',
    default: false,
    description: 'Of a text: where there is none, the server answers an empty text instead of null.',
  },
  example: exampleOf('apodo', {
    title: 'Apodo',
    type: 'string',
    maxLength: 40,
    'x-field': xField('Nickname', { blank: true }),
  }),
};
