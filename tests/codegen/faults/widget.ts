import type { Fault } from '../../support/codegen/fault';
import { aText } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/widget.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a link that may hold any text',
    break: (_, { fields }) => {
      fields.sitio = aText('Sitio', {}, { widget: 'url' });
    },
    rule: 'wrong-type',
    line: '"widget"',
    suggests: '"format": "uri"',
  },
  {
    title: 'money that is a text',
    break: (_, { fields }) => {
      fields.placas['x-field'].widget = 'money';
    },
    rule: 'bad-widget',
    line: 'money',
  },
  {
    title: 'a widget that the type cannot have',
    break: (_, { fields }) => {
      fields.anio['x-field'].widget = 'textarea';
    },
    rule: 'bad-widget',
    line: 'textarea',
    suggests: 'number',
  },
];
