import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/notices.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a notice to those who can take an unknown step',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notify = [{ kind: 'SISTEMA', next: 'reparrar' }];
    },
    rule: 'unknown-step',
    line: 'reparrar',
    suggests: 'reparar',
  },
  {
    title: 'a notice with an unknown detail',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notify = [{ kind: 'SISTEMA', next: 'reparar', detail: 'placs' }];
    },
    rule: 'unknown-field',
    line: 'placs',
    suggests: 'placas',
  },
];
