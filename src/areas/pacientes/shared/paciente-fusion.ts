import { defineRules } from '#platform/shared/define-rules';
import { pacienteFusionSeparar } from './pacientes/separable';

export const pacienteFusionRules = defineRules('paciente-fusion', {
  guards: {
    separar: pacienteFusionSeparar,
  },
});
