import type { Fault } from '../../support/codegen/fault';
import { matrixOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/check-matrix-rows.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a matrix whose rows come from nowhere',
    break: (s) => {
      matrixOf(s).rows = 'servicio';
    },
    rule: 'unknown-operation',
    line: 'servicio',
    suggests: 'servicios',
  },
  {
    title: 'a matrix whose rows ask for something',
    break: (s) => {
      matrixOf(s).rows = 'ubicacion';
    },
    rule: 'unknown-operation',
    line: 'ubicacion',
  },
];
