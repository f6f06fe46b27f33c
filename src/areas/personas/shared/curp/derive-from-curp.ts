import type { Genero } from '#generated/shared/enums.gen';
import { BORN_ABROAD } from '#areas/red/shared/geografia/state-codes';
import { curpBirthDate } from './birth-date';
import { CURP_PATTERN } from './curp-pattern';
import { isDate } from '#platform/shared/dates/days';

export interface CurpFacts {
  /** `yyyy-MM-dd` */
  readonly fechaNacimiento: string;
  readonly genero: Genero;
  /** RENAPO's code; `NE` for those born abroad. */
  readonly estadoNacimiento: string;
  readonly mexicano: boolean;
}

/** Derives the facts that a CURP states about its holder, for a form to fill in. Null for an invalid one. */
export function deriveFromCurp(curp: string): CurpFacts | null {
  const fechaNacimiento = curpBirthDate(curp);
  if (!CURP_PATTERN.test(curp) || !isDate(fechaNacimiento)) return null;
  const estadoNacimiento = curp.slice(11, 13);
  return {
    fechaNacimiento,
    genero: curp.charAt(10) as Genero,
    estadoNacimiento,
    mexicano: estadoNacimiento !== BORN_ABROAD,
  };
}
