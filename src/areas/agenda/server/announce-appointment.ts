import type { Evento } from '#generated/shared/types.gen';
import { notifyOfStep } from '#platform/server/lifecycle/notify-of-step';
import { resourceOf } from '#platform/server/records/resources';
import type { RecordOf } from '#platform/server/records/read/wire-record';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { linkAppointment } from './link-appointment';

/** Links an appointment with its subject, and notifies its authorisers when it waits for them. */
export async function announceAppointment(tx: Queryable, appointment: RecordOf<Evento>, actor: Actor): Promise<void> {
  if (appointment.tipo === 'CITA_CONSULTA') return;
  await linkAppointment(tx, appointment);
  const notice = { kind: 'CITA_POR_AUTORIZAR', next: 'autorizar', detail: 'proveedorNombre' };
  await notifyOfStep(tx, resourceOf('evento'), [notice], appointment, actor);
}
