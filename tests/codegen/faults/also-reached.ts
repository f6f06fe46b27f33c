import type { Fault } from '../../support/codegen/fault';
import { pickerOf, folioOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/also-reached.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a reach by way of others in a state that they have not',
    break: (s, { x, fields }) => {
      folioOf(s);
      pickerOf(fields, {});
      x.scope = { unidad: 'unidadId' };
      x.alsoReachedBy = [{ entity: 'ambulancia', by: 'relevo', while: ['TALLER', 'TALER'] }];
    },
    rule: 'unknown-state',
    line: 'TALER',
    suggests: 'TALLER',
  },
];
