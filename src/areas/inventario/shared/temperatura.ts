import { defineRules } from '#platform/shared/define-rules';
import { temperatura as derived } from './temperatura/derived';

export const temperaturaRules = defineRules('temperatura', {
  derived,
});
