import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { textOf } from './places';

export const rule: FieldKeyword<'rule', string | null> = {
  name: 'rule',
  schema: {
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]*$',
    description: 'Rule of `value` in `src/areas/<area>/shared/values.ts` that checks this value alone, e.g. `curp`.',
  },
  example: exampleOf('curpOperador', {
    title: 'CURP del operador',
    type: 'string',
    'x-field': xField("Driver's CURP", { rule: 'curp', mask: 'curp' }),
  }),
  read: textOf,
  form: (fn, { path }) => ({ valueRules: { [path]: fn } }),
  explain: (fn) => `rule ${fn}`,
};
