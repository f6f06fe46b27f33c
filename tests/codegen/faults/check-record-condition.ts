import type { Fault } from '../../support/codegen/fault';
import { buttonOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/check-record-condition.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a button for records by an unknown field',
    break: (s) => {
      buttonOf(s).when.field = 'estatuz';
    },
    rule: 'unknown-field',
    line: 'estatuz',
    suggests: 'estatus',
  },
  {
    title: 'a button that starts from an unknown field',
    break: (s) => {
      buttonOf(s).start = { motivo: 'sobrenombres' };
    },
    rule: 'unknown-field',
    line: 'sobrenombres',
    suggests: 'sobrenombre',
  },
  {
    title: 'a button that takes from an unknown field',
    break: (s) => {
      buttonOf(s).take = { motivo: 'placaz' };
    },
    rule: 'unknown-field',
    line: 'placaz',
    suggests: 'placas',
  },
  {
    title: 'a report that is opened from records whose condition asks for a field that they do not have',
    break: (_, { report }) => {
      report.openedFrom = [
        { entity: 'ambulancia', take: { desde: 'placas' }, when: { field: 'plakas', filled: true } },
      ];
    },
    rule: 'unknown-field',
    line: 'plakas',
    suggests: 'placas',
  },
];
