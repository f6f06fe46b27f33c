import { defineEntity } from '#platform/server/entity/define-entity';
import { tellBreach } from './stock/tell-of-cold';
import { temperaturaChecks } from './temperatura/write-checks';

export const temperatura = defineEntity('temperatura', {
  ...temperaturaChecks,
  created: (record, { tx, actor }) => tellBreach(tx, record, actor),
});
