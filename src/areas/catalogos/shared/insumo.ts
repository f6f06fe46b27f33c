import { defineRules } from '#platform/shared/define-rules';
import { insumo as record } from './insumo/rules';

export const insumoRules = defineRules('insumo', {
  record,
});
