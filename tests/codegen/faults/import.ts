import type { Fault } from '../../support/codegen/fault';
import { importOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/import.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'an import of a column that does not exist',
    break: (s) => {
      importOf(s).import.columns.push('anyo');
    },
    rule: 'unknown-field',
    line: 'anyo',
    suggests: 'anio',
  },
  {
    title: 'an import of what no cell can hold',
    break: (s) => {
      importOf(s).import.columns.push('responsable');
    },
    rule: 'unsupported',
    line: 'responsable',
  },
  {
    title: 'an import that cannot tell records apart',
    break: (s) => {
      importOf(s).import.match = 'anio';
    },
    rule: 'bad-operation',
    line: '"match": "anio"',
  },
];
