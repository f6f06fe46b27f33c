import type { Hospitalizacion } from '#generated/shared/types.gen';
import { HIGH_NEWS2 } from '#areas/consulta/shared/signos/news2';
import { usersWhoCanTake } from '#platform/server/lifecycle/users-who-can-take';
import { notify } from '#areas/avisos/server/notify';
import type { Queryable } from '#platform/server/db/database';

/**
 * Notifies the care team of an inpatient about a high NEWS2, in the transaction of the set. A lower score, or a closed stay, causes no
 * notice.
 */
export async function notifyHighScore(tx: Queryable, stay: Hospitalizacion, total: number | null): Promise<void> {
  const isOpen = stay.estatus === 'INGRESADO' || stay.estatus === 'PREALTA';
  if ((total ?? 0) < HIGH_NEWS2 || !isOpen || stay.news2Suspendido) return;
  const { hospitalizacionId } = stay;
  const people = await usersWhoCanTake(tx, 'hospitalizacion', 'altaMedica', { ...stay });
  await notify(tx, people, {
    tipo: 'NEWS2_ALTO',
    severidad: 'CRITICA',
    folio: stay.folio,
    detalle: String(total),
    ruta: `/hospital/paciente/${hospitalizacionId}`,
    entidad: 'hospitalizacion',
    entidadId: hospitalizacionId,
    unidadId: stay.unidadId,
    agrupador: `hospitalizacion/${hospitalizacionId}/news2`,
    requiereAccion: true,
  });
}
