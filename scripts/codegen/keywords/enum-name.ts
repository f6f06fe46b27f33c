import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const enumName: DescribedKeyword<'enumName'> = {
  name: 'enumName',
  schema: {
    type: 'string',
    pattern: '^[A-Z][A-Za-z0-9]*$',
    description: "Name of the enum's type. Default: `<Entity><Field>`, or the name of the shared file.",
  },
  example: exampleOf('nivel', {
    title: 'Nivel',
    type: 'string',
    enum: ['A', 'B'],
    'x-field': xField('Level', {
      enumName: 'NivelEquipo',
      options: { A: { es: 'Básico', en: 'Basic' }, B: { es: 'Avanzado', en: 'Advanced' } },
    }),
  }),
  fits: { what: 'an enum', of: ({ enumType, item }) => enumType !== null || item?.enumType != null },
};
