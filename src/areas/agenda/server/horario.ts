import { defineEntity } from '#platform/server/entity/define-entity';
import { horarioChecks } from './horario/write-checks';

export const horario = defineEntity('horario', {
  ...horarioChecks,
});
