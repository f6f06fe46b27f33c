import { defineRules } from '#platform/shared/define-rules';
import { conteoAutorizar, conteoDevolver, conteoTerminar, conteoTerminarReconteo } from './conteo/guards';
import { conteoOutcomes } from './conteo/outcomes';
import { conteo as record } from './conteo/rules';

export const conteoRules = defineRules('conteo', {
  record,
  guards: {
    autorizar: conteoAutorizar,
    devolver: conteoDevolver,
    terminar: conteoTerminar,
    terminarReconteo: conteoTerminarReconteo,
  },
  outcomes: conteoOutcomes,
});
