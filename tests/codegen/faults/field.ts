import type { Fault } from '../../support/codegen/fault';
import { aText, aField } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/field.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a list of lists',
    break: (_, { fields }) => {
      fields.tabla = aField('array', { items: { type: 'array', items: { type: 'string' } } });
    },
    rule: 'unsupported',
    line: 'items',
  },
  ...['hasOwnProperty', 'constructor', 'toString', 'valueOf'].map((name): Fault => ({
    title: `a field called ${name}`,
    break: (_, { fields }) => {
      fields[name] = aText();
    },
    rule: 'bad-name',
    line: name,
    suggests: 'another name',
  })),
  {
    title: 'a field of items called hasOwnProperty',
    break: (_, { fields }) => {
      fields.equipo.items.properties.hasOwnProperty = aText();
    },
    rule: 'bad-name',
    line: 'hasOwnProperty',
  },
  {
    title: 'an array that does not say of what',
    break: (_, { fields }) => {
      delete fields.equipo.items;
    },
    rule: 'missing-keyword',
    line: 'array',
  },
  {
    title: 'an object that says nothing of what it holds',
    break: (_, { fields }) => {
      fields.notas = { title: 'Notas', type: 'object', 'x-field': { labels: { en: 'Notes' } } };
    },
    rule: 'missing-keyword',
    line: 'object',
  },
  {
    title: 'a field without a type',
    break: (_, { fields }) => {
      delete fields.anio.type;
    },
    rule: 'missing-keyword',
    line: 'anio',
  },
];
