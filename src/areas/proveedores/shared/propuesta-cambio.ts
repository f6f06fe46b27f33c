import { defineRules } from '#platform/shared/define-rules';
import { propuestaCambio as derived } from './propuesta-cambio/derived';
import { propuestaCambioGuards } from './propuesta-cambio/guards';
import { propuestaCambioOutcomes } from './propuesta-cambio/outcomes';

export const propuestaCambioRules = defineRules('propuesta-cambio', {
  derived,
  guards: propuestaCambioGuards,
  outcomes: propuestaCambioOutcomes,
});
