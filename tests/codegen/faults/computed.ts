import type { Fault } from '../../support/codegen/fault';
import { aField, ageOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/computed.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a field that is computed from itself',
    break: (_, { fields }) => {
      ageOf(fields);
      fields.mitad = aField('integer', {}, { computed: { fn: 'mitad', from: ['edad'] } });
      fields.edad['x-field'].computed.from = ['mitad'];
    },
    rule: 'computed-cycle',
    line: 'computed',
  },
];
