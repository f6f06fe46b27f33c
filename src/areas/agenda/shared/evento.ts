import { defineRules } from '#platform/shared/define-rules';
import { eventoIniciar } from './evento/guard-iniciar';
import { eventoLlegar } from './evento/guard-llegar';

export const eventoRules = defineRules('evento', {
  guards: {
    iniciar: eventoIniciar,
    llegar: eventoLlegar,
  },
});
