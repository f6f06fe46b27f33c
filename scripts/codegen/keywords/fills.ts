import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const fills: DescribedKeyword<'fills'> = {
  name: 'fills',
  schema: {
    type: 'object',
    required: ['fn', 'into'],
    additionalProperties: false,
    description:
      'What is typed here says what stands in other fields: a function of src/domain/fills gives their values, and the form fills them in. What somebody typed stays until they say otherwise.',
    properties: {
      fn: { type: 'string', pattern: '^[a-z][A-Za-z0-9]*$' },
      into: {
        type: 'array',
        minItems: 1,
        uniqueItems: true,
        items: { type: 'string' },
        description: 'Fields beside this one.',
      },
    },
  },
  example: exampleOf(
    'curpOperador',
    {
      title: 'CURP del operador',
      type: 'string',
      'x-field': xField("Driver's CURP", { mask: 'curp', fills: { fn: 'curp', into: ['fechaNacimiento'] } }),
    },
    {
      properties: {
        fechaNacimiento: {
          title: 'Fecha de nacimiento',
          type: 'string',
          format: 'date',
          'x-field': xField('Date of birth'),
        },
      },
    },
  ),
};
