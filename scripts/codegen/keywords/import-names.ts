import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';

export const importNames: FieldKeyword<'importNames', readonly (readonly string[])[]> = {
  name: 'importNames',
  schema: {
    type: 'array',
    minItems: 1,
    uniqueItems: true,
    items: {
      oneOf: [
        { type: 'string', minLength: 1 },
        { type: 'array', minItems: 2, items: { type: 'string', minLength: 1 } },
      ],
    },
    description:
      'Further headings of the column in files, beside its name and labels; accents, capitals and underscores are ignored. A list of headings joins their cells with hyphens (`c_estado` and `c_mnpio` identify a municipality). They take precedence over labels; of several in one file the first non-empty cell counts.',
  },
  example: exampleOf('economico', {
    title: 'Número económico',
    type: 'string',
    'x-field': xField('Fleet number', { importNames: ['NO_ECONOMICO', ['SERIE', 'FOLIO']] }),
  }),
  read: (said) => ((said ?? []) as (string | string[])[]).map((name) => (typeof name === 'string' ? [name] : name)),
};
