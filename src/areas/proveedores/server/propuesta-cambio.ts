import { keepLotCosts } from '#areas/inventario/server/keep-lot-costs';
import { defineEntity } from '#platform/server/entity/define-entity';
import { propuestaCambioEffects } from './propuesta-cambio/effects';

export const propuestaCambio = defineEntity('propuesta-cambio', {
  lookedUp: (record, context) => keepLotCosts({ name: 'propuesta-cambio', lot: 'loteSaleId' }, record, context),
  effects: propuestaCambioEffects,
});
