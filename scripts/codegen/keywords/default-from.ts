import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const defaultFrom: DescribedKeyword<'defaultFrom'> = {
  name: 'defaultFrom',
  schema: {
    enum: ['today', 'now', 'month', 'year', 'mine'],
    description:
      'Value a new record starts with that is only known then, in forms and in the API: the day, moment, month or year where the network is; `mine`, on a reference, is the unit, warehouse, service, supplier or user of who begins it, where they have one alone.',
  },
  example: exampleOf('alta', {
    title: 'Alta',
    type: 'string',
    format: 'date',
    'x-field': xField('Registered on', { defaultFrom: 'today' }),
  }),
};
