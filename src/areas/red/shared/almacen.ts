import { defineRules } from '#platform/shared/define-rules';
import { almacen as record } from './almacen/rules';

export const almacenRules = defineRules('almacen', {
  record,
});
