import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/load/property-node.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a $ref to a file that does not exist',
    break: (_, { fields }) => {
      fields.color.$ref = '../../shared/colour.json';
    },
    rule: 'dangling-ref',
    line: 'colour.json',
    suggests: 'color.json',
  },
  {
    title: 'shared definitions that refer to each other in a circle',
    break: (s) => {
      s['shared/color.json'] = { $ref: './tono.json' };
      s['shared/tono.json'] = { $ref: './color.json' };
    },
    rule: 'ref-cycle',
    line: 'json',
  },
];
