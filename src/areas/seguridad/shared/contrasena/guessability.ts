import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary as common } from '@zxcvbn-ts/language-common';
import { dictionary as spanish } from '@zxcvbn-ts/language-es-es';

/** Names of the product and of its places, which an attacker tries first. */
const PRODUCT_WORDS = ['red salud', 'redsalud', 'hospital', 'enfermeria', 'farmacia', 'almacen', 'centro de salud'];

/** Maximum of characters to estimate. Time grows faster than length, and a strong start makes the rest irrelevant. */
const MAX_ESTIMATED = 32;

const estimator = new ZxcvbnFactory({
  dictionary: { ...common, ...spanish, product: PRODUCT_WORDS },
  graphs: adjacencyGraphs,
});

/**
 * Estimates the guesses that a password withstands. Uses lists of breached passwords (49,233 of them), Spanish words and names, keyboard
 * rows, dates, repetitions and letters replaced by signs (Wheeler, «zxcvbn», USENIX Security 2016).
 *
 * @param own words of the account, such as the parts of its e-mail
 * @returns 0 to 4; from 3 on (10⁸ guesses) throttled attempts take longer than a lifetime
 */
export function guessability(password: string, own: readonly string[]): number {
  return estimator.check(Array.from(password).slice(0, MAX_ESTIMATED).join(''), [...own]).score;
}
