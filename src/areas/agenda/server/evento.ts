import { defineEntity } from '#platform/server/entity/define-entity';
import { announceAppointment } from './announce-appointment';
import { eventoEffects } from './evento/effects';
import { eventoChecks } from './evento/write-checks';

export const evento = defineEntity('evento', {
  ...eventoChecks,
  created: (record, { tx, actor }) => announceAppointment(tx, record, actor),
  effects: eventoEffects,
});
