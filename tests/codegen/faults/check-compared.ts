import type { Fault } from '../../support/codegen/fault';
import { countOf, aText, aField, pickerOf, stepLinesOf, pileOf, buttonOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/check-compared.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a condition on a code that does not exist',
    break: (_, { fields }) => {
      fields.revision['x-field'].requiredWhen.in = ['ROJA'];
    },
    rule: 'unknown-option',
    line: 'ROJA',
    suggests: 'ROJO',
  },
  {
    title: 'a button for records in a state that there is not',
    break: (s) => {
      buttonOf(s).when.equals = 'ALTO';
    },
    rule: 'unknown-option',
    line: 'ALTO',
    suggests: 'ALTA',
  },
  {
    title: 'a pile of work filtered by a number that is none',
    break: (s) => {
      pileOf(s, { anio: 'muchos' });
    },
    rule: 'bad-comparison',
    line: 'muchos',
  },
  {
    title: 'a pile of work filtered by all codes but one that there is not',
    break: (s) => {
      pileOf(s, { estatus: { ne: 'TALER' } });
    },
    rule: 'unknown-option',
    line: 'TALER',
    suggests: 'TALLER',
  },
  {
    title: 'a picker narrowed by a code that there is not',
    break: (_, { fields }) => {
      pickerOf(fields, { filter: { estatus: ['ALTA', 'TALER'] } });
    },
    rule: 'unknown-option',
    line: 'TALER',
    suggests: 'TALLER',
  },
  {
    title: 'a picker narrowed by a value of another type',
    break: (_, { fields }) => {
      pickerOf(fields, { filter: { tieneOxigeno: 'true' } });
    },
    rule: 'bad-comparison',
    line: 'true',
    suggests: 'true',
  },
  {
    title: 'a count by a value of another type',
    break: (_, { marca }) => {
      countOf(marca).where = { tieneOxigeno: 'true' };
    },
    rule: 'bad-comparison',
    line: 'true',
    suggests: 'true',
  },
  {
    title: 'a condition that compares a yes or no with a text',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].when.equals = 'true';
    },
    rule: 'bad-comparison',
    line: '"true"',
    suggests: 'true',
  },
  {
    title: 'a condition that compares a number with a text',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].requiredWhen = { not: { field: 'anio', in: ['2020'] } };
    },
    rule: 'bad-comparison',
    line: '"2020"',
    suggests: '2020',
  },
  {
    title: 'a condition that compares a text with a number',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].when = { field: 'placas', equals: 3 };
    },
    rule: 'bad-comparison',
    line: '3',
  },
  {
    title: 'a condition that compares a list with a text',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].when = { field: 'proveedores', equals: 'AA' };
    },
    rule: 'bad-comparison',
    line: 'AA',
  },
  {
    title: 'a condition on a value beyond the limits',
    break: (_, { fields }) => {
      fields.litrosOxigeno['x-field'].when = { field: 'anio', equals: 20 };
    },
    rule: 'bad-comparison',
    line: '20',
  },
  {
    title: 'a condition of a form on an unknown field',
    break: (s) => {
      s['endpoints/flota/ambulancia.json']!.operations.enviarTaller.form.properties.nota = aText(
        'Nota',
        {},
        { when: { field: 'motibo', filled: true } },
      );
    },
    rule: 'unknown-field',
    line: 'motibo',
    suggests: 'motivo',
  },
  {
    title: 'a condition of a step on an unknown field',
    break: (_, { x }) => {
      x.lifecycle.transitions.retirar.form = {
        properties: { nota: aText('Nota', {}, { when: { field: 'colr', filled: true } }) },
      };
    },
    rule: 'unknown-field',
    line: 'colr',
    suggests: 'color',
  },
  {
    title: 'a time limit by an unknown field',
    break: (_, { x, fields }) => {
      Object.assign(fields, {
        desde: aField('string', { format: 'date-time', readOnly: true }),
        hasta: aField('string', { format: 'date-time', readOnly: true }),
      });
      Object.assign(x.lifecycle, { since: 'desde', due: 'hasta' });
      x.lifecycle.states.TALLER = { sla: [{ hours: 4, when: { field: 'colr', filled: true } }] };
    },
    rule: 'unknown-field',
    line: 'colr',
    suggests: 'color',
  },
  {
    title: 'a button for records by a value of another type',
    break: (s) => {
      buttonOf(s).when = { field: 'tieneOxigeno', equals: 'true' };
    },
    rule: 'bad-comparison',
    line: '"true"',
  },
  {
    title: 'a count told apart by a code that is not there',
    break: (_, { marca }) => {
      countOf(marca).where = { color: ['ROJA'] };
    },
    rule: 'unknown-option',
    line: 'ROJA',
    suggests: 'ROJO',
  },
  {
    title: 'a pile of work filtered by a code that there is not',
    break: (s) => {
      s['navigation.json']!.groups[0].items = [
        { id: 'pila', title: { es: 'Pila', en: 'Pile' }, entity: 'ambulancia', filter: { estatus: ['TALER'] } },
      ];
    },
    rule: 'unknown-option',
    line: 'TALER',
    suggests: 'TALLER',
  },
  {
    title: 'a notice that is an alert by a code that there is not',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notify = [
        { kind: 'SISTEMA', next: 'reparar', alert: { field: 'color', equals: 'ROJA' } },
      ];
    },
    rule: 'unknown-option',
    line: 'ROJA',
    suggests: 'ROJO',
  },
  {
    title: 'a notice when a field has a code that there is not',
    break: (_, { x }) => {
      x.lifecycle.transitions.liberar.notify = [
        { kind: 'SISTEMA', next: 'reparar', when: { not: { field: 'color', equals: 'ROJA' } } },
      ];
    },
    rule: 'unknown-option',
    line: 'ROJA',
    suggests: 'ROJO',
  },
  {
    title: 'a condition of a column on what the document has not',
    break: (_, { x, fields }) => {
      stepLinesOf(x, fields).when = { entregada: { field: 'colr', equals: 'ROJO' } };
    },
    rule: 'unknown-field',
    line: 'colr',
    suggests: 'color',
  },
  {
    title: 'a condition of a column on a code that there is not',
    break: (_, { x, fields }) => {
      stepLinesOf(x, fields).when = { entregada: { field: 'color', equals: 'ROJA' } };
    },
    rule: 'unknown-option',
    line: 'ROJA',
    suggests: 'ROJO',
  },
  {
    title: 'a figure that leads by an option that does not exist',
    break: (_, { report }) => {
      report.blocks[0].drill.filter.color = ['ROJA'];
    },
    rule: 'unknown-option',
    line: 'ROJA',
    suggests: 'ROJO',
  },
];
