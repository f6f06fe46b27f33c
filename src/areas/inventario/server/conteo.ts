import { defineEntity } from '#platform/server/entity/define-entity';
import { conteoEffects } from './conteo/effects';

export const conteo = defineEntity('conteo', {
  effects: conteoEffects,
});
