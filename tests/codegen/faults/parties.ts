import type { Fault } from '../../support/codegen/fault';
import { partyOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/parties.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a step of a party that there is not',
    break: (_, { x, fields }) => {
      partyOf(x, fields);
      x.lifecycle.transitions.liberar.by = 'talleres';
    },
    rule: 'unknown-party',
    line: 'talleres',
    suggests: 'taller',
  },
  {
    title: 'a state that a party sees that there is not',
    break: (_, { x, fields }) => {
      partyOf(x, fields);
      x.lifecycle.states.ALTA = { seenBy: 'talleres' };
    },
    rule: 'unknown-party',
    line: 'talleres',
    suggests: 'taller',
  },
  {
    title: 'a step whose party is said twice',
    break: (_, { x, fields }) => {
      partyOf(x, fields);
      Object.assign(x.lifecycle.transitions.liberar, { by: 'taller', scope: { unidad: 'tallerId' } });
    },
    rule: 'contradiction',
    line: '"scope"',
    suggests: 'remove',
  },
  {
    title: 'a writer who is no party',
    break: (_, { x, fields }) => {
      partyOf(x, fields);
      x.writeBy = 'base';
    },
    rule: 'unknown-party',
    line: 'writeBy',
  },
];
