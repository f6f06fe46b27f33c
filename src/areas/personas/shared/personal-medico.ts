import { defineRules } from '#platform/shared/define-rules';
import { personalMedico as record } from './personal-medico/rules';

export const personalMedicoRules = defineRules('personal-medico', {
  record,
});
