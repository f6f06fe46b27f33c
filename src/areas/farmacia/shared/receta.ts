import { defineRules } from '#platform/shared/define-rules';
import { receta as derived } from './receta/derived';
import { recetaCerrarSinSurtir } from './receta/guard-cerrar-sin-surtir';
import { recetaEmitir } from './receta/guard-emitir';
import { recetaProponerSustituto } from './receta/guard-proponer-sustituto';
import { recetaOutcomes } from './receta/outcomes';
import { receta as record } from './receta/rules';

export const recetaRules = defineRules('receta', {
  record,
  derived,
  guards: {
    cerrarSinSurtir: recetaCerrarSinSurtir,
    emitir: recetaEmitir,
    proponerSustituto: recetaProponerSustituto,
  },
  outcomes: recetaOutcomes,
});
