import { defineRules } from '#platform/shared/define-rules';
import { reversible } from './extraordinaria/reversible';
import { salidaExtraordinaria as derived } from './salida-extraordinaria/derived';
import { salidaExtraordinariaEnviar } from './salida-extraordinaria/guard-enviar';
import { salidaExtraordinariaOutcomes } from './salida-extraordinaria/outcomes';

export const salidaExtraordinariaRules = defineRules('salida-extraordinaria', {
  derived,
  guards: {
    enviar: salidaExtraordinariaEnviar,
    reversar: (document, _input, { now }) => reversible(document, now),
  },
  outcomes: salidaExtraordinariaOutcomes,
});
