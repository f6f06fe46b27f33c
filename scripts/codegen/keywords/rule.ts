import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const rule: DescribedKeyword<'rule'> = {
  name: 'rule',
  schema: {
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]*$',
    description: 'Rule of src/domain/rules that checks this value alone, e.g. `curp`.',
  },
  example: exampleOf('curpOperador', {
    title: 'CURP del operador',
    type: 'string',
    'x-field': xField("Driver's CURP", { rule: 'curp', mask: 'curp' }),
  }),
};
