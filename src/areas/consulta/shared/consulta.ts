import { defineRules } from '#platform/shared/define-rules';
import { consultaFirmar } from './consulta/guard-firmar';

export const consultaRules = defineRules('consulta', {
  guards: {
    firmar: consultaFirmar,
  },
});
