import { defineEntity } from '#platform/server/entity/define-entity';
import { devolucionOrdenCargoEffects } from './devolucion-orden-cargo/effects';

export const devolucionOrdenCargo = defineEntity('devolucion-orden-cargo', {
  effects: devolucionOrdenCargoEffects,
});
