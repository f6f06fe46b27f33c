import type { ValueRule } from '#platform/shared/validation/rule';
import { stateOfClues } from '../clues/state-of-clues';

/** Requires that the first two letters of a CLUES are those of a state. */
export const clues: ValueRule = (value) =>
  typeof value === 'string' && stateOfClues(value) === null
    ? { codigo: 'CLUES_ESTADO_DESCONOCIDO', params: { clave: value.slice(0, 2) } }
    : null;
