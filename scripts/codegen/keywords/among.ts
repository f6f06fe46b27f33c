import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const among: DescribedKeyword<'among'> = {
  name: 'among',
  schema: {
    type: 'string',
    pattern: '^[a-z][a-z0-9-]*\\.[a-z][A-Za-z0-9]*$',
    description:
      '`<entity>.<field>`: a text, or each of a list, is one that some record of the entity in use has in that field, which is unique.',
  },
  example: exampleOf('unidades', {
    title: 'Unidades que la usan',
    type: 'array',
    items: { type: 'string', maxLength: 11 },
    'x-field': xField('Units that may use it', { among: 'unidad.clues', widget: 'tags' }),
  }),
};
