import { defineRules } from '#platform/shared/define-rules';
import { signos as derived } from './signos/derived';
import { signos as record } from './signos/rules';

export const signosRules = defineRules('signos', {
  record,
  derived,
});
