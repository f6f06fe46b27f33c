import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/enum-types.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'an enum code without a label',
    break: (_, { fields }) => {
      fields.estatus.enum.push('VENDIDA');
    },
    rule: 'missing-translation',
    line: 'VENDIDA',
  },
  {
    title: 'a label for a code that is not there',
    break: (_, { fields }) => {
      fields.estatus['x-field'].options.TALER = { es: 'x', en: 'x' };
    },
    rule: 'unknown-option',
    line: 'TALER',
    suggests: 'TALLER',
  },
  {
    title: 'two enums of one name',
    break: (_, { fields }) => {
      fields.estatus['x-field'].enumName = 'Color';
    },
    rule: 'name-clash',
    line: 'enum',
  },
];
