import { defineRules } from '#platform/shared/define-rules';
import { diagnostico as record } from './diagnostico/rules';

export const diagnosticoRules = defineRules('diagnostico', {
  record,
});
