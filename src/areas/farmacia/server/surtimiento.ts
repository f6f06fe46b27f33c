import { defineEntity } from '#platform/server/entity/define-entity';
import { surtimientoEffects } from './surtimiento/effects';

export const surtimiento = defineEntity('surtimiento', {
  effects: surtimientoEffects,
});
