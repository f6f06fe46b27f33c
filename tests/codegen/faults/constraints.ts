import type { Fault } from '../../support/codegen/fault';
import { aText, aField, LONG } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/build/constraints.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a default with more decimals than there are',
    break: (_, { fields }) => {
      fields.litrosOxigeno.default = 1.25;
    },
    rule: 'bad-default',
    line: '1.25',
  },
  {
    title: 'a default list with too many items',
    break: (_, { fields }) => {
      fields.proveedores.maxItems = 1;
      fields.proveedores.default = ['AA', 'BB'];
    },
    rule: 'bad-default',
    line: 'default',
  },
  {
    title: 'a default list with an item of another type',
    break: (_, { fields }) => {
      fields.proveedores.default = [1];
    },
    rule: 'bad-default',
    line: 'default',
  },
  {
    title: 'a default list with an item that is too long',
    break: (_, { fields }) => {
      fields.proveedores.default = ['AAAA'];
    },
    rule: 'bad-default',
    line: 'default',
  },
  {
    title: 'a default object with a field that there is not',
    break: (_, { fields }) => {
      fields.caja = aField('object', { properties: { nombre: aText() }, default: { nombr: 'x' } });
    },
    rule: 'bad-default',
    line: 'default',
  },
  {
    title: 'a default that is no day of the calendar',
    break: (_, { fields }) => {
      fields.compra.default = '2026-02-30';
    },
    rule: 'bad-default',
    line: '2026-02-30',
  },
  {
    title: 'a default that is no moment',
    break: (_, { fields }) => {
      fields.alta = aField('string', { format: 'date-time', default: 'ayer' });
    },
    rule: 'bad-default',
    line: 'ayer',
  },
  {
    title: 'a default that is no time',
    break: (_, { fields }) => {
      fields.hora = aField('string', { format: 'time', default: '25:00' });
    },
    rule: 'bad-default',
    line: '25:00',
  },
  {
    title: 'a default that is no address',
    break: (_, { fields }) => {
      fields.correo = aText('Correo', { format: 'email', default: 'nadie' });
    },
    rule: 'bad-default',
    line: 'nadie',
  },
  {
    title: 'a default that matches no pattern',
    break: (_, { marca }) => {
      marca.properties.clave.default = 'abc';
    },
    rule: 'bad-default',
    line: 'abc',
  },
  {
    title: 'a default that is longer than the field',
    break: (_, { fields }) => {
      fields.sobrenombre.default = LONG;
    },
    rule: 'bad-default',
    line: LONG,
  },
  {
    title: 'a default of what is counted',
    break: (_, { marca }) => {
      marca.properties.ambulancias.default = 3;
    },
    rule: 'bad-default',
    line: 'default',
    suggests: 'remove',
  },
  {
    title: 'an example that breaks its pattern',
    break: (_, { marca }) => {
      marca.properties.clave.examples = ['AB', 'abc'];
    },
    rule: 'bad-example',
    line: 'abc',
    suggests: 'remove',
  },
  {
    title: 'an example of another type',
    break: (_, { fields }) => {
      fields.anio.examples = ['dosmil'];
    },
    rule: 'bad-example',
    line: 'dosmil',
  },
  {
    title: 'a pattern that validators cannot be made of',
    break: (_, { fields }) => {
      fields.placas.pattern = String.raw`^a\-b$`;
    },
    rule: 'bad-value',
    line: 'pattern',
  },
  {
    title: 'a length of a date',
    break: (_, { fields }) => {
      fields.compra.maxLength = 10;
    },
    rule: 'wrong-type',
    line: 'maxLength',
    suggests: 'remove',
  },
  {
    title: 'a pattern of an enum',
    break: (_, { fields }) => {
      fields.estatus.pattern = '^[A-Z]+$';
    },
    rule: 'wrong-type',
    line: 'pattern',
    suggests: 'remove',
  },
  {
    title: 'more characters than a text can have',
    break: (_, { fields }) => {
      delete fields.placas.maxLength;
      fields.placas.minLength = 5000;
    },
    rule: 'impossible-range',
    line: '5000',
  },
  {
    title: 'fewest characters above the most',
    break: (_, { fields }) => {
      fields.placas.minLength = 12;
    },
    rule: 'impossible-range',
    line: '12',
    suggests: 'swap',
  },
  {
    title: 'fewest items above the most',
    break: (_, { fields }) => {
      fields.proveedores.minItems = 12;
    },
    rule: 'impossible-range',
    line: '12',
    suggests: 'swap',
  },
  {
    title: 'a minimum above the maximum',
    break: (_, { fields }) => {
      fields.anio.minimum = 3000;
    },
    rule: 'impossible-range',
    line: '3000',
  },
  {
    title: 'a default of another type',
    break: (_, { fields }) => {
      fields.anio.default = 'hoy';
    },
    rule: 'bad-default',
    line: 'hoy',
  },
  {
    title: 'a default outside the limits',
    break: (_, { fields }) => {
      fields.anio.default = 1900;
    },
    rule: 'bad-default',
    line: '1900',
  },
  {
    title: 'a default that is no code of the enum',
    break: (_, { fields }) => {
      fields.estatus.default = 'NUEVA';
    },
    rule: 'bad-default',
    line: 'NUEVA',
  },
  {
    title: 'a text limit on a number',
    break: (_, { fields }) => {
      fields.anio.maxLength = 4;
    },
    rule: 'wrong-type',
    line: 'maxLength',
  },
];
