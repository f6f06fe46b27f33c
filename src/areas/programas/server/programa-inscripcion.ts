import { defineEntity } from '#platform/server/entity/define-entity';
import { programaInscripcionEffects } from './programa-inscripcion/effects';
import { programaInscripcionChecks } from './programa-inscripcion/write-checks';

export const programaInscripcion = defineEntity('programa-inscripcion', {
  ...programaInscripcionChecks,
  effects: programaInscripcionEffects,
});
