import { defineRules } from '#platform/shared/define-rules';
import { cartaCanje as derived } from './carta-canje/derived';
import { cartaCanjeSolicitarCanje } from './carta-canje/guards';
import { cartaCanjeOutcomes } from './carta-canje/outcomes';

export const cartaCanjeRules = defineRules('carta-canje', {
  derived,
  guards: {
    solicitarCanje: cartaCanjeSolicitarCanje,
  },
  outcomes: cartaCanjeOutcomes,
});
