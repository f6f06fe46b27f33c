import type { FillRule } from '../../shared/rule';
import { deriveFromCurp } from '../curp/derive-from-curp';
import { normaliseCurp } from '../curp/normalise-curp';
import { validateCurp } from '../curp/validate-curp';

/** Country of those born abroad when nobody said another (SPEC 3). */
const ABROAD = 'US';

/**
 * What a whole and valid CURP says of its holder (DOMAIN annex A): date and state of birth, sex, and whether the country is Mexico. Of those born
 * abroad it does not say where: a country that is there stays.
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
