import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/lifecycle.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a final state with a way out',
    break: (_, { x }) => {
      x.lifecycle.states.TALLER = { final: true };
    },
    rule: 'bad-lifecycle',
    line: 'final',
    suggests: 'remove',
  },
  {
    title: 'a state that is no code',
    break: (_, { x }) => {
      x.lifecycle.states.PERDIDA = { final: true };
    },
    rule: 'unknown-state',
    line: 'PERDIDA',
  },
  {
    title: 'a state that nothing leads to',
    break: (_, { x }) => {
      x.lifecycle.transitions.reparar.to = 'BAJA';
    },
    rule: 'unreachable-state',
    line: 'TALLER',
  },
  {
    title: 'a state that nothing leaves',
    break: (_, { x }) => {
      delete x.lifecycle.states.BAJA.final;
    },
    rule: 'dead-end',
    line: 'BAJA',
    suggests: 'final',
  },
  {
    title: 'a lifecycle over a field that is no enum',
    break: (_, { x }) => {
      x.lifecycle.field = 'placas';
    },
    rule: 'bad-lifecycle',
    line: 'placas',
    suggests: 'estatus',
  },
  {
    title: 'a lifecycle that keeps its time in a field of another kind',
    break: (_, { x }) => {
      x.lifecycle.since = 'anio';
    },
    rule: 'bad-lifecycle',
    line: 'since',
  },
  {
    title: 'a time limit that no field holds',
    break: (_, { x }) => {
      x.lifecycle.states.TALLER = { sla: [{ hours: 48 }] };
    },
    rule: 'bad-lifecycle',
    line: 'sla',
  },
  {
    title: 'a lifecycle over a field that anybody may write',
    break: (_, { fields }) => {
      delete fields.estatus.readOnly;
    },
    rule: 'bad-lifecycle',
    line: '"field": "estatus"',
    suggests: 'readOnly',
  },
];
