import { defineEntity } from '#platform/server/entity/define-entity';
import { notaEvolucionEffects } from './nota-evolucion/effects';
import { notaEvolucionChecks } from './nota-evolucion/write-checks';

export const notaEvolucion = defineEntity('nota-evolucion', {
  ...notaEvolucionChecks,
  effects: notaEvolucionEffects,
});
