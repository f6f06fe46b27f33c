import type { Fault } from '../../support/codegen/fault';

/** Faults that `scripts/codegen/keywords/fresh-sign-in.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a fresh sign-in for a column of lines',
    break: (_, { fields }) => {
      fields.equipo.items.properties.nombre['x-field'] = {
        ...fields.equipo.items.properties.nombre['x-field'],
        freshSignIn: true,
      };
    },
    rule: 'contradiction',
    line: 'freshSignIn',
    suggests: 'say it of the field',
  },
];
