import { defineRules } from '#platform/shared/define-rules';
import { entradaExtraordinaria as derived } from './entrada-extraordinaria/derived';
import { entradaExtraordinariaEnviar } from './entrada-extraordinaria/guard-enviar';
import { entradaExtraordinariaOutcomes } from './entrada-extraordinaria/outcomes';
import { reversible } from './extraordinaria/reversible';

export const entradaExtraordinariaRules = defineRules('entrada-extraordinaria', {
  derived,
  guards: {
    enviar: entradaExtraordinariaEnviar,
    reversar: (document, _input, { now }) => reversible(document, now),
  },
  outcomes: entradaExtraordinariaOutcomes,
});
