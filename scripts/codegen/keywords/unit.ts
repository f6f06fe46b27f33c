import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { textOf } from './places';

export const unit: FieldKeyword<'unit', string | null> = {
  name: 'unit',
  schema: { type: 'string', description: 'Unit shown inside the field, e.g. `mmHg`.' },
  example: exampleOf('tanque', { title: 'Tanque', type: 'number', 'x-field': xField('Tank', { unit: 'L' }) }),
  fits: { what: 'a number', of: ({ kind, reference }) => (kind === 'integer' || kind === 'number') && !reference },
  read: textOf,
};
