import { defineEntity } from '#platform/server/entity/define-entity';
import { visitaEffects } from './visita/effects';
import { visitaChecks } from './visita/write-checks';

export const visita = defineEntity('visita', {
  ...visitaChecks,
  effects: visitaEffects,
});
