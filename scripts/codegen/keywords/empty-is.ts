import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const emptyIs: DescribedKeyword<'emptyIs'> = {
  name: 'emptyIs',
  schema: {
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]*$',
    description:
      'On a text: the text beside it whose value it takes when nothing is given, in forms, imports and the API. So it may be left out and is never empty.',
  },
  example: exampleOf('rotulo', {
    title: 'Rótulo',
    type: 'string',
    maxLength: 40,
    'x-field': xField('Lettering', { emptyIs: 'placas' }),
  }),
};
