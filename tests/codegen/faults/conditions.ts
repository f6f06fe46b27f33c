import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/conditions.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'conditions that go round in a circle',
    break: (_, { fields }) => {
      fields.tieneOxigeno['x-field'].when = { field: 'litrosOxigeno', filled: true };
    },
    rule: 'condition-cycle',
    line: 'when',
  },
  {
    title: 'a condition inside a list item',
    break: (_, { fields }) => {
      fields.equipo.items.properties.cantidad['x-field'].when = { field: 'nombre', filled: true };
    },
    rule: 'unsupported',
    line: 'when',
  },
];
