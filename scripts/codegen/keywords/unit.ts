import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const unit: DescribedKeyword<'unit'> = {
  name: 'unit',
  schema: { type: 'string', description: 'Unit shown inside the field, e.g. `mmHg`.' },
  example: exampleOf('tanque', { title: 'Tanque', type: 'number', 'x-field': xField('Tank', { unit: 'L' }) }),
};
