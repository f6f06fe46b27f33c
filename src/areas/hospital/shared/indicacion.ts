import { defineRules } from '#platform/shared/define-rules';
import { indicacion as record } from './indicacion/rules';

export const indicacionRules = defineRules('indicacion', {
  record,
});
