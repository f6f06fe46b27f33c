import { exampleOf, xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const lines: DescribedKeyword<'lines'> = {
  name: 'lines',
  schema: {
    type: 'object',
    additionalProperties: false,
    description: 'On an array of objects: store it as a child table and edit it in the line-item grid.',
    properties: {
      scan: { type: 'string', description: 'Reference of the lines that is found by scanning or typing a code.' },
      quantity: { type: 'string', description: 'Column that a repeated scan adds to.' },
      table: { type: 'string', pattern: '^[a-z][a-z0-9_]*$' },
      key: { type: 'string' },
      unique: { type: 'array', items: { type: 'array', minItems: 1, items: { type: 'string' } } },
      totals: {
        type: 'array',
        items: {
          type: 'object',
          required: ['field', 'fn'],
          additionalProperties: false,
          properties: { field: { type: 'string' }, fn: { enum: ['sum', 'count', 'avg'] } },
        },
      },
    },
  },
  example: exampleOf('lineas', {
    title: 'Inventario',
    type: 'array',
    items: {
      type: 'object',
      properties: {
        nombre: { title: 'Nombre', type: 'string', 'x-field': xField('Name') },
        cantidad: { title: 'Cantidad', type: 'integer', minimum: 1, 'x-field': xField('Amount') },
        prestadaPor: { title: 'Prestada por', type: 'integer', 'x-field': xField('Lent by', { reference: 'unidad' }) },
      },
      required: ['nombre', 'cantidad'],
    },
    'x-field': xField('Inventory', {
      lines: {
        key: 'inventarioId',
        unique: [['nombre']],
        scan: 'prestadaPor',
        quantity: 'cantidad',
        totals: [{ field: 'cantidad', fn: 'sum' }],
      },
    }),
  }),
};
