import type { Fault } from '../../support/codegen/fault';
import { rename, stepLinesOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/transition.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a step called constructor',
    break: (_, { x }) => rename(x.lifecycle.transitions, 'liberar', 'constructor'),
    rule: 'bad-name',
    line: 'constructor',
  },
  {
    title: 'a transition from an unknown state',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.from = ['TALLERES'];
    },
    rule: 'unknown-state',
    line: 'TALLERES',
    suggests: 'TALLER',
  },
  {
    title: 'a form that begins with a field of its own alone',
    break: (_, { x }) => {
      x.lifecycle.transitions.retirar.form = { properties: { color: {} }, start: ['destino'] };
    },
    rule: 'unknown-field',
    line: 'destino',
  },
  {
    title: 'several states that nothing chooses among',
    break: (_, { x }) => {
      x.lifecycle.transitions.retirar.to = ['BAJA', 'TALLER'];
    },
    rule: 'bad-lifecycle',
    line: '"to"',
  },
  {
    title: 'a choice where there is none',
    break: (_, { x }) => {
      x.lifecycle.transitions.retirar.outcome = 'destino';
    },
    rule: 'bad-lifecycle',
    line: 'outcome',
  },
  {
    title: 'a step that comes by itself after a time nobody keeps',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.after = { hours: 4 };
    },
    rule: 'bad-lifecycle',
    line: 'after',
  },
  {
    title: 'a step that comes by itself after a date that is none',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.after = { field: 'estatus', days: 1 };
    },
    rule: 'bad-lifecycle',
    line: 'estatus',
  },
  {
    title: 'a segregation of duties by an unknown field',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notSameAs = ['mecanicoId'];
    },
    rule: 'unknown-field',
    line: 'mecanicoId',
  },
  {
    title: 'a step that requires what its form does not ask',
    break: (_, { x }) => {
      x.lifecycle.transitions.retirar.form = { properties: { color: {} }, required: ['colr'] };
    },
    rule: 'unknown-field',
    line: 'colr',
    suggests: 'color',
  },
  {
    title: 'a step that fills in lines that are none',
    break: (_, { x }) => {
      x.lifecycle.transitions.retirar.lines = { field: 'responsable', fields: ['nombre'] };
    },
    rule: 'unknown-field',
    line: 'responsable',
  },
  {
    title: 'a step that fills in what is filled in before',
    break: (_, { x, fields }) => {
      fields.equipo['x-field'].lines = {};
      x.lifecycle.transitions.retirar.lines = { field: 'equipo', fields: ['cantidad'] };
    },
    rule: 'bad-lifecycle',
    line: 'cantidad',
  },
  {
    title: 'a condition for a column that the step does not fill in',
    break: (_, { x, fields }) => {
      stepLinesOf(x, fields).when = { cantidad: { field: 'color', equals: 'ROJO' } };
    },
    rule: 'unknown-field',
    line: 'cantidad',
    suggests: 'entregada',
  },
  {
    title: 'a condition for a column that must be filled in',
    break: (_, { x, fields }) => {
      const lines = stepLinesOf(x, fields);
      lines.required = ['entregada'];
      lines.when = { entregada: { field: 'color', equals: 'ROJO' } };
    },
    rule: 'bad-lifecycle',
    line: 'entregada',
  },
];
