import { nameWords } from './name-words';

/** Names from which a CURP is composed. */
export interface FullName {
  readonly nombre: string;
  readonly primerApellido: string;
  readonly segundoApellido?: string | null | undefined;
}

const COMMON_FIRST_NAMES = new Set(['JOSE', 'J', 'MARIA', 'MA', 'M']);

/** Words that the first four letters must not form: their second letter becomes X (RENAPO's list). */
const OFFENSIVE = new Set(
  `BACA BAKA BUEI BUEY CACA CACO CAGA CAGO CAKA CAKO COGE COGI COJA COJE COJI COJO COLA CULO FALO FETO GETA GUEI GUEY JETA JOTO KACA KACO KAGA KAGO KAKA KAKO KOGE KOGI
  KOJA KOJE KOJI KOJO KOLA KULO LILO LOCA LOCO LOKA LOKO MAME MAMO MEAR MEAS MEON MIAR MION MOCO MOKO MULA MULO NACA NACO PEDA PEDO PENE PIPI PITO POPO PUTA PUTO QULO
  RATA ROBA ROBE ROBO RUIN SENO TETA VACA VAGA VAGO VAKA VUEI VUEY WUEI WUEY`.split(/\s+/),
);

/** Returns places 1–4 and 14–16 of a CURP, derived from the names. Exceptions exist, so a difference is a warning, not an error. */
export function nameLetters({ nombre, primerApellido, segundoApellido }: FullName): {
  readonly initials: string;
  readonly consonants: string;
} {
  const first = nameWords(primerApellido)[0] ?? '';
  const second = nameWords(segundoApellido ?? '')[0] ?? '';
  const [one = '', two] = nameWords(nombre);
  const given = two && COMMON_FIRST_NAMES.has(one) ? two : one;
  const initials =
    (first.charAt(0) || 'X') +
    (/[AEIOU]/.exec(first.slice(1))?.[0] ?? 'X') +
    (second.charAt(0) || 'X') +
    (given.charAt(0) || 'X');
  return {
    initials: OFFENSIVE.has(initials) ? `${initials.charAt(0)}X${initials.slice(2)}` : initials,
    consonants: [first, second, given].map((word) => /[B-DF-HJ-NP-TV-Z]/.exec(word.slice(1))?.[0] ?? 'X').join(''),
  };
}
