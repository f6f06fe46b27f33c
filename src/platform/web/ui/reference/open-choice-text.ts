import type { TranslateFunction } from 'react-admin';
import type { OpenChoice } from './open-choice';

/** Error codes of a text in a picker, by problem. */
export const CHOICE_CODES = {
  none: 'ELECCION_INEXISTENTE',
  many: 'ELECCION_AMBIGUA',
  failed: 'ELECCION_SIN_RESPUESTA',
} as const;

/** Returns the problem of a text in a picker, in the reader's language; null without one. */
export function openChoiceText(
  translate: TranslateFunction,
  text: string,
  problem: OpenChoice['problem'],
): string | null {
  return problem === null ? null : translate(`errors.${CHOICE_CODES[problem]}`, { text });
}
