import type { Fault } from '../../support/codegen/fault';
import { exportOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/export.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'an export that does not say its columns',
    break: (s) => {
      delete exportOf(s).export;
    },
    rule: 'bad-operation',
    line: '"export"',
    suggests: 'export',
  },
  {
    title: 'columns of an operation that gives no file',
    break: (s) => {
      exportOf(s).kind = 'query';
    },
    rule: 'bad-operation',
    line: '"query"',
    suggests: 'export',
  },
  {
    title: 'an export that answers something else, too',
    break: (s) => {
      exportOf(s).answer = { type: 'object' };
    },
    rule: 'bad-operation',
    line: 'answer',
    suggests: 'remove',
  },
  {
    title: 'a column of a file that stands twice',
    break: (s) => {
      const { columns } = exportOf(s).export;
      columns.push(columns[0]);
    },
    rule: 'name-clash',
    line: 'placas',
    suggests: 'one of them',
  },
];
