import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const matrix: DescribedKeyword<'matrix'> = {
  name: 'matrix',
  schema: {
    type: 'object',
    required: ['rows', 'key', 'choice'],
    additionalProperties: false,
    description:
      'On an array of objects with a text and an enum: edited as a matrix, a row for each thing that an operation tells of, and one choice in each. What changed is shown before it is saved.',
    properties: {
      rows: {
        type: 'string',
        pattern: '^[a-z][A-Za-z0-9]*$',
        description:
          'Operation of kind `query` without parameters that answers the rows in groups, as src/shared/matrix.ts says.',
      },
      key: { type: 'string', description: 'Text of an item that names its row.' },
      choice: { type: 'string', description: 'Enum of an item that is chosen in its row.' },
      order: {
        type: 'array',
        minItems: 1,
        items: { type: 'array', minItems: 1, items: { type: 'string' } },
        description:
          'Codes from the widest to the narrowest, those that are as wide as each other side by side: what is wider or narrower than before can be told. One that is missing compares with none.',
      },
      affects: {
        type: 'string',
        description: 'Integer field of the record that says how many a change reaches, e.g. the users of a profile.',
      },
    },
  },
  example: exampleOf('atiende', {
    title: 'Atiende',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        servicio: { title: 'Servicio', type: 'string', 'x-field': xField('Service') },
        grado: {
          title: 'Grado',
          type: 'string',
          enum: ['TODO', 'URGENCIAS'],
          'x-field': xField('Degree', {
            options: { TODO: { es: 'Todo', en: 'All' }, URGENCIAS: { es: 'Urgencias', en: 'Emergencies' } },
          }),
        },
      },
      required: ['servicio', 'grado'],
    },
    'x-field': xField('Serves', {
      matrix: { rows: 'unidadServicios', key: 'servicio', choice: 'grado', order: [['TODO'], ['URGENCIAS']] },
    }),
  }),
};
