import { defineRules } from '#platform/shared/define-rules';
import { contrato as record } from './contrato/rules';

export const contratoRules = defineRules('contrato', {
  record,
});
