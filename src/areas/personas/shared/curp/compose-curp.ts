import { curpCheckDigit } from './check-digit';
import { nameLetters, type FullName } from './name-letters';

export interface CurpSource extends FullName {
  readonly genero: string;
  /** `yyyy-MM-dd` */
  readonly fechaNacimiento: string;
  readonly estadoNacimiento: string;
}

/**
 * Composes the CURP of a person with a given homoclave (place 17), which RENAPO assigns: a digit for births up to 1999, a letter from 2000.
 * Without the real homoclave it is only a proposal; demo data use `9` and `Z`.
 */
export function composeCurp(person: CurpSource, homoclave: string): string {
  const { initials, consonants } = nameLetters(person);
  const date = person.fechaNacimiento.replaceAll('-', '').slice(2);
  const first17 = `${initials}${date}${person.genero}${person.estadoNacimiento}${consonants}${homoclave}`;
  return first17 + curpCheckDigit(first17);
}
