import { defineRules } from '#platform/shared/define-rules';
import { devolucionOrdenCargo as derived } from './devolucion-orden-cargo/derived';
import { devolucionOrdenCargoCancelar } from './orden-cargo/guards';

export const devolucionOrdenCargoRules = defineRules('devolucion-orden-cargo', {
  derived,
  guards: {
    cancelar: devolucionOrdenCargoCancelar,
  },
});
