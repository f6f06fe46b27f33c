import { exampleOf, xField } from '../vocabulary/examples';
import type { FieldKeyword } from './field-keyword';
import { textOf } from './places';

export const importAs: FieldKeyword<'importAs', string | null> = {
  name: 'importAs',
  schema: {
    type: 'string',
    pattern: '^[a-z][A-Za-z0-9]*$',
    description:
      'Function of `cells` in `src/areas/<area>/shared/values.ts` that parses a cell in another notation (`028D` for 28 days).',
  },
  example: exampleOf('sexo', {
    title: 'Sexo',
    type: 'string',
    enum: ['H', 'M', 'AMBOS'],
    'x-field': xField('Sex', {
      importAs: 'sexoCie10',
      options: {
        H: { es: 'Hombres', en: 'Men' },
        M: { es: 'Mujeres', en: 'Women' },
        AMBOS: { es: 'Ambos', en: 'Both' },
      },
    }),
  }),
  read: textOf,
};
