import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';

export const monthEnd: FieldKeyword<'monthEnd', boolean> = {
  name: 'monthEnd',
  schema: {
    type: 'boolean',
    default: false,
    description:
      'On a date: a month without a day, typed, pasted, imported or sent (`12/2028`, `dic-2028`, `2028-12`), becomes its last day, as on printed expiry dates.',
  },
  example: exampleOf('caducidad', {
    title: 'Caducidad',
    type: 'string',
    format: 'date',
    'x-field': xField('Expiry', { monthEnd: true }),
  }),
  fits: { what: 'a date', of: ({ kind }) => kind === 'date' },
  isOfTyped: true,
  read: (said) => said === true,
  form: (_, { path }) => ({ monthEnds: { [path]: true } }),
  explain: () => 'a month without a day is its last day (`monthEnd`)',
};
