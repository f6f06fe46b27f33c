import { defineEntity } from '#platform/server/entity/define-entity';
import { personalMedicoChecks } from './personal-medico/write-checks';

export const personalMedico = defineEntity('personal-medico', {
  ...personalMedicoChecks,
});
