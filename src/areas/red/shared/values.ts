import { defineValues } from '#platform/shared/define-rules';
import { cluesStatus } from './cells/clues-status';
import { clues } from './value/clues';
import { zonaHoraria } from './value/zona-horaria';

export const values = defineValues({
  value: { clues, zonaHoraria },
  cells: { estatusClues: cluesStatus },
});
