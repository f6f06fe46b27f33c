import { isState } from '../geografia/state-codes';

/** Returns RENAPO's code of the state in a CLUES (its first two letters); null for an unknown state. */
export function stateOfClues(clues: unknown): string | null {
  const letters = typeof clues === 'string' ? clues.slice(0, 2) : '';
  return isState(letters) ? letters : null;
}
