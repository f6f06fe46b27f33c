import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/default-from.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a year that starts from a day',
    break: (_, { fields }) => {
      delete fields.anio.default;
      fields.anio['x-field'].defaultFrom = 'today';
    },
    rule: 'wrong-type',
    line: 'today',
    suggests: 'remove',
  },
  {
    title: 'one’s own of what nobody has',
    break: (_, { fields }) => {
      fields.marcaClave['x-field'].defaultFrom = 'mine';
    },
    rule: 'wrong-type',
    line: 'mine',
  },
  {
    title: 'two beginnings of a field',
    break: (_, { fields }) => {
      fields.anio.default = 2020;
      fields.anio['x-field'].defaultFrom = 'year';
    },
    rule: 'contradiction',
    line: 'defaultFrom',
  },
  {
    title: 'what the server sets and a form starts from',
    break: (_, { fields }) => {
      fields.anio.readOnly = true;
      delete fields.anio.default;
      fields.anio['x-field'].defaultFrom = 'year';
    },
    rule: 'contradiction',
    line: 'defaultFrom',
  },
];
