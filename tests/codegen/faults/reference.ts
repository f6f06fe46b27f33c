import type { Fault } from '../../support/codegen/fault';
import { ageOf, pickerOf, listOf } from '../../support/codegen/sound-parts';

/** Faults that `scripts/codegen/keywords/reference.ts` reports. */
export const faults: readonly Fault[] = [
  {
    title: 'a picker narrowed by a field that the other entity lacks',
    break: (_, { fields }) => {
      fields.marcaClave['x-field'].reference = { entity: 'marca', filter: { nombr: 'x' } };
    },
    rule: 'unknown-field',
    line: 'nombr',
    suggests: 'nombre',
  },
  {
    title: 'a picker that depends on what is computed there',
    break: (_, { fields }) => {
      ageOf(fields);
      pickerOf(fields, { dependsOn: { edad: 'anio' } });
    },
    rule: 'bad-filter',
    line: 'edad',
  },
  {
    title: 'a picker whose list holds values of another type',
    break: (_, { fields }) => {
      fields.gemelas = listOf({ entity: 'ambulancia' });
      pickerOf(fields, { dependsOn: { gemelas: 'placas' } });
    },
    rule: 'wrong-type',
    line: 'placas',
  },
  {
    title: 'a mutual list of others',
    break: (_, { fields }) => {
      fields.gemelas = listOf({ entity: 'taller', symmetric: true });
    },
    rule: 'bad-reference',
    line: 'symmetric',
    suggests: 'remove `symmetric`',
  },
  {
    title: 'a mutual reference that is no list',
    break: (_, { fields }) => {
      pickerOf(fields, { symmetric: true });
    },
    rule: 'bad-reference',
    line: 'symmetric',
    suggests: 'remove `symmetric`',
  },
  {
    title: 'a picker that depends on a field of another type',
    break: (_, { fields }) => {
      pickerOf(fields, { dependsOn: { anio: 'placas' } });
    },
    rule: 'wrong-type',
    line: 'placas',
  },
  {
    title: 'a picker of lines narrowed by a field that the other entity lacks',
    break: (_, { fields }) => {
      fields.equipo['x-field'].lines = {};
      fields.equipo.items.properties.nombre['x-field'].reference = { entity: 'marca', filter: { nombr: 'x' } };
    },
    rule: 'unknown-field',
    line: 'nombr',
    suggests: 'nombre',
  },
];
