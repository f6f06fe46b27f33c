import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const filter: DescribedKeyword<'filter'> = {
  name: 'filter',
  schema: {
    description: 'Offer a filter. `true` picks the kind from the type.',
    oneOf: [{ type: 'boolean' }, { enum: ['equals', 'set', 'range', 'contains', 'reference', 'boolean'] }],
  },
  example: exampleOf('anio', { title: 'Año', type: 'integer', 'x-field': xField('Year', { filter: 'range' }) }),
};
