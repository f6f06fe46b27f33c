import { defineRules } from '#platform/shared/define-rules';
import {
  hospitalizacionAlta,
  hospitalizacionAltaDirecta,
  hospitalizacionAltaMedica,
  hospitalizacionIngresar,
  hospitalizacionRevertir,
} from './hospitalizacion/guards';
import { hospitalizacionOutcomes } from './hospitalizacion/outcomes';

export const hospitalizacionRules = defineRules('hospitalizacion', {
  guards: {
    alta: hospitalizacionAlta,
    altaDirecta: hospitalizacionAltaDirecta,
    altaMedica: hospitalizacionAltaMedica,
    ingresar: hospitalizacionIngresar,
    revertir: hospitalizacionRevertir,
  },
  outcomes: hospitalizacionOutcomes,
});
