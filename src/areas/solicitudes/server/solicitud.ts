import { defineEntity } from '#platform/server/entity/define-entity';
import { keepKnownStock } from './known-stock';
import { solicitudEffects } from './solicitud/effects';
import { solicitudChecks } from './solicitud/write-checks';

export const solicitud = defineEntity('solicitud', {
  ...solicitudChecks,
  lookedUp: (record, { tx, actor }) => keepKnownStock(tx, record, actor),
  effects: solicitudEffects,
});
