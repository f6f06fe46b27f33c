import type { Fault } from '../../support/codegen/fault';
import { buttonOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/check-button.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a button of a query',
    break: (_, { operation }) => {
      operation.button = { on: 'list' };
    },
    rule: 'bad-operation',
    line: 'button',
    suggests: 'form',
  },
  {
    title: 'a button that fills in what its form does not ask',
    break: (s) => {
      buttonOf(s).start = { motvo: 'apodo' };
    },
    rule: 'unknown-field',
    line: 'motvo',
    suggests: 'motivo',
  },
];
