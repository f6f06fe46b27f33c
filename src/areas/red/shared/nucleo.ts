import { defineRules } from '#platform/shared/define-rules';
import { nucleo as record } from './nucleo/rules';

export const nucleoRules = defineRules('nucleo', {
  record,
});
