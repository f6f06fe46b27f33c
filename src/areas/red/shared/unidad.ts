import { defineRules } from '#platform/shared/define-rules';
import { unidad as record } from './unidad/rules';

export const unidadRules = defineRules('unidad', {
  record,
});
