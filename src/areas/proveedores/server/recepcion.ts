import { defineEntity } from '#platform/server/entity/define-entity';
import { recepcionEffects } from './recepcion/effects';

export const recepcion = defineEntity('recepcion', {
  effects: recepcionEffects,
});
