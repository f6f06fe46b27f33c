import { defineRules } from '#platform/shared/define-rules';
import { paciente as record } from './paciente/rules';

export const pacienteRules = defineRules('paciente', {
  record,
});
