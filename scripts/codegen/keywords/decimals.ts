import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const precision: DescribedKeyword<'precision'> = {
  name: 'precision',
  schema: {
    type: 'integer',
    minimum: 1,
    maximum: 38,
    description: 'Total digits of a decimal column: numeric(precision, scale).',
  },
  example: exampleOf('consumo', {
    title: 'Consumo',
    type: 'number',
    'x-field': xField('Consumption', { precision: 6, scale: 2, unit: 'km/L' }),
  }),
};

export const scale: DescribedKeyword<'scale'> = {
  name: 'scale',
  schema: { type: 'integer', minimum: 0, maximum: 10, description: 'Decimal places; what has more is refused.' },
  example: exampleOf('consumo', {
    title: 'Consumo',
    type: 'number',
    'x-field': xField('Consumption', { precision: 6, scale: 2, unit: 'km/L' }),
  }),
};
