import { defineRules } from '#platform/shared/define-rules';
import { codigoPostal as record } from './codigo-postal/rules';

export const codigoPostalRules = defineRules('codigo-postal', {
  record,
});
