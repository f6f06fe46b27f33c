import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/report.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a chart of texts',
    break: (_, { report }) => {
      report.chart.series = ['placas'];
    },
    rule: 'wrong-type',
    line: 'placas',
    suggests: 'km',
  },
  {
    title: 'a report that stands in no menu and that no record opens',
    break: (_, { report }) => {
      report.menu = false;
    },
    rule: 'contradiction',
    line: '"menu"',
    suggests: 'openedFrom',
  },
  {
    title: 'a unit of a column of texts',
    break: (_, { report }) => {
      report.columns[0].unit = 'km';
    },
    rule: 'wrong-type',
    line: 'unit',
  },
  {
    title: 'a chart of a column that does not exist',
    break: (_, { report }) => {
      report.chart.series = ['kms'];
    },
    rule: 'unknown-field',
    line: 'kms',
    suggests: 'km',
  },
  {
    title: 'a column under a heading that does not exist',
    break: (_, { report }) => {
      report.groups = { mes: { es: 'Mes', en: 'Month' } };
      report.columns[1].group = 'mez';
    },
    rule: 'unknown-field',
    line: 'mez',
    suggests: 'mes',
  },
  {
    title: 'a sum of texts',
    break: (_, { report }) => {
      report.columns[0].total = 'sum';
    },
    rule: 'wrong-type',
    line: 'sum',
  },
];
