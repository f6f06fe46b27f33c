import { defineEntity } from '#platform/server/entity/define-entity';
import { loteChecks } from './lote/write-checks';

export const lote = defineEntity('lote', {
  ...loteChecks,
});
