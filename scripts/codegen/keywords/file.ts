import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const file: DescribedKeyword<'file'> = {
  name: 'file',
  schema: {
    enum: ['image', 'portrait'],
    description:
      'On a text of format `uuid`: it holds a picture that is uploaded, or taken with the camera. A `portrait` is cut to a square. Files of rows leave it alone.',
  },
  example: exampleOf('fotoId', {
    title: 'Fotografía',
    type: 'string',
    format: 'uuid',
    'x-field': xField('Photograph', { file: 'image', list: { order: -1 } }),
  }),
};
