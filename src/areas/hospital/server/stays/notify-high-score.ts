import type { Hospitalizacion } from '#generated/shared/types.gen';
import { HIGH_NEWS2 } from '#areas/consulta/shared/signos/news2';
import { whoMay } from '#platform/server/lifecycle/who-may';
import { notify } from '#areas/avisos/server/notify';
import type { Queryable } from '#platform/server/db/database';

/** Notifies those who answer for an inpatient of a high NEWS2, in the transaction of the set; a lower score, and one of a closed stay, notifies no one. */
export async function notifyHighScore(tx: Queryable, stay: Hospitalizacion, total: number | null): Promise<void> {
  const isOpen = stay.estatus === 'INGRESADO' || stay.estatus === 'PREALTA';
  if ((total ?? 0) < HIGH_NEWS2 || !isOpen || stay.news2Suspendido) return;
  const { hospitalizacionId } = stay;
  const people = await whoMay(tx, 'hospitalizacion', 'altaMedica', { ...stay });
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
