import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/entity.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'comments under records that have no page',
    break: (_, { x }) => {
      x.comments = true;
      x.operations = ['list'];
    },
    rule: 'contradiction',
    line: '"comments"',
    suggests: 'get',
  },
  {
    title: 'a reach through what does not exist',
    break: (_, { x }) => {
      x.reachedThrough = ['marka'];
    },
    rule: 'unknown-entity',
    line: 'marka',
  },
  {
    title: 'a section that does not exist',
    break: (_, { fields }) => {
      fields.marcaClave['x-field'].section = 'dato';
    },
    rule: 'unknown-section',
    line: '"dato"',
    suggests: 'datos',
  },
];
