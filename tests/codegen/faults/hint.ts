import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/hint.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a hint in one language only',
    break: (_, { fields }) => {
      fields.anio.description = 'Año del modelo.';
    },
    rule: 'missing-translation',
    line: 'Año del modelo.',
  },
];
