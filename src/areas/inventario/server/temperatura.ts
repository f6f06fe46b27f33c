import { defineEntity } from '#platform/server/entity/define-entity';
import { notifyBreach } from './stock/notify-breach';
import { temperaturaChecks } from './temperatura/write-checks';

export const temperatura = defineEntity('temperatura', {
  ...temperaturaChecks,
  created: (record, { tx, actor }) => notifyBreach(tx, record, actor),
});
