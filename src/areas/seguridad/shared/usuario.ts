import { defineRules } from '#platform/shared/define-rules';
import { usuario as record } from './usuario/rules';

export const usuarioRules = defineRules('usuario', {
  record,
});
