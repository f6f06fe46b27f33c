import type { RuleFinding } from '#platform/shared/validation/rule';
import { isDate } from '#platform/shared/dates/days';
import { BORN_ABROAD, isState } from '#areas/red/shared/geografia/state-codes';
import { curpBirthDate } from './birth-date';
import { curpCheckDigit } from './check-digit';

type Check = (curp: string, today: string) => RuleFinding | false;

/** In the order of the places, so that the first fault is reported first. */
const CHECKS: readonly Check[] = [
  (curp) => curp.length !== 18 && { codigo: 'CURP_INVALIDA_LONGITUD', params: { longitud: curp.length } },
  (curp) =>
    /[^0-9A-Z]/.test(curp) && {
      codigo: 'CURP_INVALIDA_CARACTER',
      params: { caracter: /[^0-9A-Z]/.exec(curp)?.[0] ?? '' },
    },
  (curp) => !/^[A-Z][AEIOUX][A-Z]{2}/.test(curp) && { codigo: 'CURP_INVALIDA_LETRAS' },
  (curp) => !/^\d{6}$/.test(curp.slice(4, 10)) && { codigo: 'CURP_INVALIDA_DIGITOS_FECHA' },
  (curp) => !isDate(curpBirthDate(curp)) && { codigo: 'CURP_INVALIDA_FECHA', params: { fecha: writtenDate(curp) } },
  (curp, today) =>
    curpBirthDate(curp) > today && { codigo: 'CURP_INVALIDA_FECHA_FUTURA', params: { fecha: writtenDate(curp) } },
  (curp) => !'HMX'.includes(curp.charAt(10)) && { codigo: 'CURP_INVALIDA_SEXO', params: { letra: curp.charAt(10) } },
  (curp) =>
    !isState(curp.slice(11, 13)) &&
    curp.slice(11, 13) !== BORN_ABROAD && { codigo: 'CURP_INVALIDA_ESTADO', params: { clave: curp.slice(11, 13) } },
  (curp) => !/^[B-DF-HJ-NP-TV-Z]{3}$/.test(curp.slice(13, 16)) && { codigo: 'CURP_INVALIDA_CONSONANTES' },
  (curp) =>
    curp.charAt(17) !== curpCheckDigit(curp) && {
      codigo: 'CURP_INVALIDA_DIGITO',
      params: { esperado: curpCheckDigit(curp) },
    },
];

/** Formats the date as written in the CURP, even if it does not exist in the calendar. */
function writtenDate(curp: string): string {
  return curpBirthDate(curp).split('-').toReversed().join('-');
}

/**
 * Checks a normalised CURP without other fields; returns its first fault, or null. Codes: `CURP_INVALIDA_…` LONGITUD, CARACTER, LETRAS,
 * DIGITOS_FECHA, FECHA, FECHA_FUTURA, SEXO, ESTADO, CONSONANTES, DIGITO.
 */
export function validateCurp(curp: string, today: string): RuleFinding | null {
  for (const check of CHECKS) {
    const finding = check(curp, today);
    if (finding) return finding;
  }
  return null;
}
