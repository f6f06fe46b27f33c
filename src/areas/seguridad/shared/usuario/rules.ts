import { isFilled, valueAt } from '#platform/shared/paths';
import type { RecordRule } from '#platform/shared/validation/rule';
import { ageAt } from '#areas/personas/shared/edad/age-at';
import { at } from '#platform/shared/rules/finding-at';

/** Minimum age of an account holder, by labour law. */
const MINIMUM_AGE = 16;

/** Requires users to be at least 16, and a CURP of those born in Mexico. */
export const usuario: RecordRule = (record, today) => {
  const age = ageAt(valueAt(record, 'persona.fechaNacimiento'), today);
  const mexican = valueAt(record, 'persona.paisNacimiento') === 'MX';
  return [
    ...at(age !== null && age.anios < MINIMUM_AGE, 'persona.fechaNacimiento', 'EDAD_MINIMA', { anios: MINIMUM_AGE }),
    ...at(mexican && !isFilled(valueAt(record, 'persona.curp')), 'persona.curp', 'REQUERIDO'),
  ];
};
