import { defineRules } from '#platform/shared/define-rules';
import { visitaFinalizar } from './visita/guard-finalizar';
import { visitaNoSePresento } from './visita/guard-no-se-presento';
import { visitaTerminar } from './visita/guard-terminar';

export const visitaRules = defineRules('visita', {
  guards: {
    finalizar: visitaFinalizar,
    noSePresento: visitaNoSePresento,
    terminar: visitaTerminar,
  },
});
