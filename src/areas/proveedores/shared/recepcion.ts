import { defineRules } from '#platform/shared/define-rules';
import { recepcion as derived } from './recepcion/derived';
import { recepcionAceptar } from './recepcion/guard-aceptar';
import { recepcionInspeccionar } from './recepcion/guard-inspeccionar';
import { recepcionOutcomes } from './recepcion/outcomes';

export const recepcionRules = defineRules('recepcion', {
  derived,
  guards: {
    aceptar: recepcionAceptar,
    inspeccionar: recepcionInspeccionar,
  },
  outcomes: recepcionOutcomes,
});
