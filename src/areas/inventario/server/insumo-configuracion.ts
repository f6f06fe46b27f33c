import { defineEntity } from '#platform/server/entity/define-entity';
import { suggestFirst } from './insumo-configuracion/suggest-first';
import { insumoConfiguracionChecks } from './insumo-configuracion/write-checks';

export const insumoConfiguracion = defineEntity('insumo-configuracion', {
  ...insumoConfiguracionChecks,
  completed: suggestFirst,
});
