import type { ValueRule } from '#platform/shared/rule';
import { stateOfClues } from '../clues/state-of-clues';

/** The first two letters of a CLUES are a state's. */
export const clues: ValueRule = (value) =>
  typeof value === 'string' && stateOfClues(value) === null
    ? { codigo: 'CLUES_ESTADO_DESCONOCIDO', params: { clave: value.slice(0, 2) } }
    : null;
