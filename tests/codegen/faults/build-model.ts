import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/build-model.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'two entities of one name',
    break: (s) => {
      s['entities/otra/marca.json'] = s['entities/flota/marca.json']!;
    },
    rule: 'name-clash',
    line: '{',
  },
];
