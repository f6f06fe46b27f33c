import { defineEntity } from '#platform/server/entity/define-entity';
import { ordenCargoEffects } from './orden-cargo/effects';

export const ordenCargo = defineEntity('orden-cargo', {
  effects: ordenCargoEffects,
});
