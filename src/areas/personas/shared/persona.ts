import { defineRules } from '#platform/shared/define-rules';
import { persona as record } from './persona/rules';

export const personaRules = defineRules('persona', {
  record,
});
