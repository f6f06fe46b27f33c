import { defineEntity } from '#platform/server/entity/define-entity';
import { hospitalizacionEffects } from './hospitalizacion/effects';
import { hospitalizacionChecks } from './hospitalizacion/write-checks';

export const hospitalizacion = defineEntity('hospitalizacion', {
  ...hospitalizacionChecks,
  effects: hospitalizacionEffects,
});
