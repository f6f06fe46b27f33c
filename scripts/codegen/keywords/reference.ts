import { xField } from '../vocabulary/examples';
import type { DescribedKeyword } from './field-keyword';

export const reference: DescribedKeyword<'reference'> = {
  name: 'reference',
  schema: {
    description: 'The value is the key of a record of another entity. On an array: each item is.',
    oneOf: [
      { type: 'string', $ref: '../../generated/editor/names.gen.json#/$defs/entity' },
      {
        type: 'object',
        required: ['entity'],
        additionalProperties: false,
        properties: {
          entity: { type: 'string', $ref: '../../generated/editor/names.gen.json#/$defs/entity' },
          dependsOn: {
            type: 'object',
            additionalProperties: { $ref: '#/$defs/fieldPath' },
            description:
              'Narrows the picker by other fields of the form: `{"estadoClave": "estadoClave"}` (their field: ours).',
          },
          fills: {
            type: 'boolean',
            default: false,
            description:
              'It may be chosen before the fields it depends on: those that are empty do not narrow it, and are filled in from the record that is chosen (a postal code fills in state and municipality).',
          },
          filter: { type: 'object', description: 'Narrows the picker always: `{"tipo": "MEDICO"}`.' },
          create: { type: 'boolean', default: false, description: 'Offer to create the record from the picker.' },
          acyclic: {
            type: 'boolean',
            default: false,
            description:
              "On a reference to the own entity: following it must never lead back, neither at once nor through others (a unit is not its own supplier's supplier).",
          },
          holds: {
            type: 'boolean',
            default: true,
            description:
              'Whether the record that is referred to stays in service for as long as this one points to it. What a lifecycle stamps, and what a record belongs to by `scope.propio`, never does: neither a notification nor a signed document keeps an account.',
          },
        },
      },
    ],
  },
  example: {
    properties: {
      unidadId: {
        title: 'Unidad',
        type: 'integer',
        'x-field': xField('Unit', {
          reference: { entity: 'unidad', create: true, dependsOn: { estadoClave: 'estadoClave' } },
          list: true,
          filter: true,
        }),
      },
      estadoClave: { title: 'Estado', type: 'string', maxLength: 60, 'x-field': xField('State') },
      relevaId: {
        title: 'Releva a',
        type: 'integer',
        'x-field': xField('Relieves', { reference: { entity: 'ambulancia', acyclic: true } }),
      },
    },
  },
};
