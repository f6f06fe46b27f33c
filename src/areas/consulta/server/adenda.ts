import { defineEntity } from '#platform/server/entity/define-entity';
import { adendaChecks } from './adenda/write-checks';

export const adenda = defineEntity('adenda', {
  ...adendaChecks,
});
