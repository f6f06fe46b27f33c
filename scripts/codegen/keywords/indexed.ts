import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const index: DescribedKeyword<'index'> = {
  name: 'index',
  schema: {
    type: 'boolean',
    default: false,
    description: 'Index the column. References, unique keys, filters and sortable columns are indexed anyway.',
  },
  example: exampleOf('serie', { title: 'Serie', type: 'string', 'x-field': xField('Serial number', { index: true }) }),
};
