import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/paper.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'paper of a report that has no PDF',
    break: (_, { report }) => {
      report.exports = ['csv'];
      report.paper = { orientation: 'landscape' };
    },
    rule: 'contradiction',
    line: 'paper',
    suggests: 'add `pdf` to `exports`',
  },
  {
    title: 'a code on paper that leads to no record',
    break: (_, { report }) => {
      report.exports = ['pdf'];
      report.paper = { code: 'desde' };
    },
    rule: 'unknown-field',
    line: 'code',
    suggests: 'remove `code`',
  },
];
