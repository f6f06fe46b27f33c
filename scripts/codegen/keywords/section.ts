import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const section: DescribedKeyword<'section'> = {
  name: 'section',
  schema: { type: 'string', description: 'Id of one of `x-entity.sections`.' },
  example: exampleOf(
    'marca',
    { title: 'Marca', type: 'string', 'x-field': xField('Make', { section: 'vehiculo' }) },
    {
      'x-entity': {
        sections: [
          { id: 'datos', title: { es: 'Datos', en: 'Data' } },
          { id: 'vehiculo', title: { es: 'Vehículo', en: 'Vehicle' } },
        ],
      },
    },
  ),
};
