import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/check-drills.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a figure that leads to an unknown list',
    break: (_, { report }) => {
      report.blocks[0].drill.entity = 'ambulansia';
    },
    rule: 'unknown-entity',
    line: 'ambulansia',
    suggests: 'ambulancia',
  },
  {
    title: 'a figure that leads to a list without that filter',
    break: (_, { report }) => {
      report.blocks[0].drill.filter = { colour: { field: 'color' } };
    },
    rule: 'bad-filter',
    line: 'colour',
    suggests: 'color',
  },
  {
    title: 'a figure that leads by a field that its row lacks',
    break: (_, { report }) => {
      report.blocks[0].drill.filter.color = { field: 'colr' };
    },
    rule: 'unknown-field',
    line: 'colr',
    suggests: 'color',
  },
  {
    title: 'a figure that leads by a field of another type',
    break: (_, { report }) => {
      report.blocks[0].drill.filter.anio = { gte: { field: 'hasta' } };
    },
    rule: 'wrong-type',
    line: 'hasta',
  },
  {
    title: 'a figure that leads by an unknown parameter',
    break: (_, { report }) => {
      report.blocks[0].drill.filter.color = { values: ['ROJO'], unless: 'desda' };
    },
    rule: 'unknown-field',
    line: 'desda',
    suggests: 'desde',
  },
  {
    title: 'a figure that leads to a list in an order that it does not have',
    break: (_, { report }) => {
      report.blocks[0].drill.sort = { field: 'plakas' };
    },
    rule: 'bad-sort',
    line: 'plakas',
    suggests: 'placas',
  },
  {
    title: 'an operation of a row that no list has a button for',
    break: (_, { report }) => {
      report.blocks[0].action = { entity: 'ambulancia', operation: 'despachar', start: { color: 'ROJO' } };
    },
    rule: 'unknown-operation',
    line: 'despachar',
  },
];
