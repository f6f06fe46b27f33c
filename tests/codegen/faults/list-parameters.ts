import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/build/list-parameters.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a parameter that suits an unknown entity',
    break: (_, { x }) => {
      x.listParameters = { para: { description: 'x', suits: { entity: 'tayer', same: { color: 'nombre' } } } };
    },
    rule: 'unknown-entity',
    line: 'tayer',
    suggests: 'taller',
  },
];
