import { defineEntity } from '#platform/server/entity/define-entity';
import { consultaEffects } from './consulta/effects';
import { consultaChecks } from './consulta/write-checks';

export const consulta = defineEntity('consulta', {
  ...consultaChecks,
  effects: consultaEffects,
});
