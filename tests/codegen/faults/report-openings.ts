import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/report-openings.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a report that a record of no entity opens',
    break: (_, { report }) => {
      report.openedFrom = [{ entity: 'ambulancias', take: { desde: 'placas' } }];
    },
    rule: 'unknown-entity',
    line: 'ambulancias',
    suggests: 'ambulancia',
  },
  {
    title: 'a report that is opened with a parameter that it does not have',
    break: (_, { report }) => {
      report.openedFrom = [{ entity: 'ambulancia', take: { dezde: 'placas' } }];
    },
    rule: 'unknown-field',
    line: 'dezde',
    suggests: 'desde',
  },
  {
    title: 'a report that is opened with a field that the record does not have',
    break: (_, { report }) => {
      report.openedFrom = [{ entity: 'ambulancia', take: { desde: 'placaz' } }];
    },
    rule: 'unknown-field',
    line: 'placaz',
    suggests: 'placas',
  },
];
