import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const embed: DescribedKeyword<'embed'> = {
  name: 'embed',
  schema: {
    type: 'string',
    $ref: '../../generated/editor/names.gen.json#/$defs/entity',
    description:
      'On an object without properties: the name of an entity whose record is edited as part of this one, in one transaction. The row is pointed to by `<name>Id`.',
  },
  example: exampleOf('unidad', { title: 'Unidad', type: 'object', 'x-field': xField('Unit', { embed: 'unidad' }) }),
};
