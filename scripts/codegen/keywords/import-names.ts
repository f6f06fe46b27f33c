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
      'What the column is called in files of others, beside its name and its labels; accents, capitals and underscores do not matter. Several headings in a list are columns whose cells are joined with hyphens (`c_estado` and `c_mnpio` name a municipality). They come before the labels; of several in one file the first that says something counts.',
  },
  example: exampleOf('economico', {
    title: 'Número económico',
    type: 'string',
    'x-field': xField('Fleet number', { importNames: ['NO_ECONOMICO', ['SERIE', 'FOLIO']] }),
  }),
  read: (said) => ((said ?? []) as (string | string[])[]).map((name) => (typeof name === 'string' ? [name] : name)),
};
