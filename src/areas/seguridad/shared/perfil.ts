import { defineRules } from '#platform/shared/define-rules';
import { perfil as record } from './perfil/rules';

export const perfilRules = defineRules('perfil', {
  record,
});
