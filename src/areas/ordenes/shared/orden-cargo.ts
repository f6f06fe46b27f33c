import { defineRules } from '#platform/shared/define-rules';
import { ordenCargo as derived } from './orden-cargo/derived';
import {
  ordenCargoAutorizar,
  ordenCargoEnviar,
  ordenCargoRegularizar,
  ordenCargoSoltar,
  ordenCargoTomarUrgente,
} from './orden-cargo/guards';
import { ordenCargoOutcomes } from './orden-cargo/outcomes';

export const ordenCargoRules = defineRules('orden-cargo', {
  derived,
  guards: {
    autorizar: ordenCargoAutorizar,
    enviar: ordenCargoEnviar,
    regularizar: ordenCargoRegularizar,
    soltar: ordenCargoSoltar,
    tomarUrgente: ordenCargoTomarUrgente,
  },
  outcomes: ordenCargoOutcomes,
});
