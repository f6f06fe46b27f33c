import { defineRules } from '#platform/shared/define-rules';
import { notaEvolucionFirmar } from './nota-evolucion/guard-firmar';

export const notaEvolucionRules = defineRules('nota-evolucion', {
  guards: {
    firmar: notaEvolucionFirmar,
  },
});
