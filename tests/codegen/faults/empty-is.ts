import type { Fault } from '../../support/codegen/fault';
import { aText } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/empty-is.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a number that takes the value of a text',
    break: (_, { fields }) => {
      fields.anio['x-field'].emptyIs = 'placas';
    },
    rule: 'wrong-type',
    line: 'emptyIs',
    suggests: 'remove',
  },
  {
    title: 'the value of a text that there is not',
    break: (_, { fields }) => {
      fields.rotulo = aText('Rótulo', {}, { emptyIs: 'placa' });
    },
    rule: 'unknown-field',
    line: 'placa',
    suggests: 'placas',
  },
  {
    title: 'the value of a text that is too long',
    break: (_, { fields }) => {
      fields.rotulo = aText('Rótulo', { maxLength: 3 }, { emptyIs: 'placas' });
    },
    rule: 'wrong-type',
    line: 'emptyIs',
    suggests: 'remove',
  },
];
