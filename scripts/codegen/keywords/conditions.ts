import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

const oxigeno = { title: 'Tiene oxígeno', type: 'boolean', default: false, 'x-field': xField('Has oxygen') };

export const when: DescribedKeyword<'when'> = {
  name: 'when',
  schema: {
    $ref: '#/$defs/condition',
    description: 'The field exists only while this holds: otherwise it is hidden, not validated and stored empty.',
  },
  example: exampleOf(
    'litros',
    {
      title: 'Oxígeno',
      type: 'number',
      'x-field': xField('Oxygen', { unit: 'L', when: { field: 'oxigeno', equals: true } }),
    },
    { properties: { oxigeno } },
  ),
};

export const requiredWhen: DescribedKeyword<'requiredWhen'> = {
  name: 'requiredWhen',
  schema: {
    oneOf: [{ $ref: '#/$defs/condition' }, { const: true }],
    description:
      'The field is required while this holds. `true`: of whoever sends the record; what the server writes itself may lack it, so the column may be empty.',
  },
  example: exampleOf(
    'litros',
    {
      title: 'Oxígeno',
      type: 'number',
      'x-field': xField('Oxygen', { requiredWhen: { field: 'oxigeno', equals: true } }),
    },
    { properties: { oxigeno } },
  ),
};
