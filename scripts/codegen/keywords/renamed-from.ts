import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const renamedFrom: DescribedKeyword<'renamedFrom'> = {
  name: 'renamedFrom',
  schema: { type: 'string', description: 'Former name of the field, so that its column is renamed and its data kept.' },
  example: exampleOf('numeroSerie', {
    title: 'Número de serie',
    type: 'string',
    'x-field': xField('Serial number', { renamedFrom: 'serie' }),
  }),
};
