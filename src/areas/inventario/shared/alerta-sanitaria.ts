import { defineRules } from '#platform/shared/define-rules';
import { alertaSanitariaCerrar } from './alerta-sanitaria/guard-cerrar';

export const alertaSanitariaRules = defineRules('alerta-sanitaria', {
  guards: {
    cerrar: alertaSanitariaCerrar,
  },
});
