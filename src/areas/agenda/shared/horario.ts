import { defineRules } from '#platform/shared/define-rules';
import { horario as record } from './horario/rules';

export const horarioRules = defineRules('horario', {
  record,
});
