import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

const unidad = { title: 'Unidad', type: 'integer', 'x-field': xField('Unit', { reference: 'unidad' }) };

export const startsFrom: DescribedKeyword<'startsFrom'> = {
  name: 'startsFrom',
  schema: {
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$',
    description:
      'Value a new record starts with, in forms and in the API: `almacenId.responsableId`, that field of the record that the reference refers to. It follows the reference until somebody chooses another.',
  },
  example: exampleOf(
    'estadoClave',
    {
      title: 'Estado',
      type: 'string',
      maxLength: 60,
      'x-field': xField('State', { startsFrom: 'unidadId.estadoClave' }),
    },
    { properties: { unidadId: unidad } },
  ),
};

export const copy: DescribedKeyword<'copy'> = {
  name: 'copy',
  schema: {
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]*\\.[a-z][A-Za-z0-9]*$',
    description:
      'On a `readOnly` field: the server keeps it equal to a field of the record that another field refers to, e.g. `almacenId.unidadId`. Copies are made in schema order, so one may start from another.',
  },
  example: exampleOf(
    'estadoClave',
    {
      title: 'Estado',
      type: 'string',
      maxLength: 60,
      readOnly: true,
      'x-field': xField('State', { copy: 'unidadId.estadoClave' }),
    },
    { properties: { unidadId: unidad } },
  ),
};
