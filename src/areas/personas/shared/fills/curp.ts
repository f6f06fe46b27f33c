import type { FillRule } from '#platform/shared/validation/rule';
import { deriveFromCurp } from '../curp/derive-from-curp';
import { normaliseCurp } from '../curp/normalise-curp';
import { validateCurp } from '../curp/validate-curp';

/** Default country of those born abroad (SPEC 3). */
const ABROAD = 'US';

/**
 * Fills in the facts of a complete, valid CURP (DOMAIN annex A): date and state of birth, sex, and the country if it is Mexico. For a birth
 * abroad it does not state the country: an entered one stays.
 */
export const curp: FillRule = (value, { paisNacimiento }, today) => {
  const text = typeof value === 'string' ? normaliseCurp(value) : '';
  const facts = validateCurp(text, today) === null ? deriveFromCurp(text) : null;
  if (facts === null) return null;
  const { fechaNacimiento, genero, estadoNacimiento, mexicano } = facts;
  const known = typeof paisNacimiento === 'string' && paisNacimiento !== '' && paisNacimiento !== 'MX';
  return {
    genero,
    fechaNacimiento,
    paisNacimiento: mexicano ? 'MX' : known ? paisNacimiento : ABROAD,
    estadoNacimiento,
  };
};
