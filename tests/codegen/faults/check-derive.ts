import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/check-derive.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a derived field that there is not',
    break: (_, { x }) => {
      x.derive = { fn: 'ambulancia', gives: ['estatuz'] };
    },
    rule: 'unknown-field',
    line: 'estatuz',
  },
  {
    title: 'a derived field that people fill in',
    break: (_, { x }) => {
      x.derive = { fn: 'ambulancia', gives: ['anio'] };
    },
    rule: 'bad-derive',
    line: 'anio',
    suggests: 'remove it',
  },
  {
    title: 'a derived field that the lifecycle sets',
    break: (_, { x }) => {
      x.derive = { fn: 'ambulancia', gives: ['estatus'] };
    },
    rule: 'bad-derive',
    line: 'estatus',
  },
];
