import { and, eq, ne, notInArray, sql } from 'drizzle-orm';
import { solicitud } from '#generated/server/tables.gen';
import { valueAt, type LooseRecord } from '#platform/shared/paths';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import type { WriteChecks } from '#platform/server/entity/hooks';
import { refuseSecondBackOrder } from '../refuse-second-back-order';
import { lockInTurn } from '#platform/server/db/lock-in-turn';

/** DOMAIN b.1, 1: allows a warehouse one open regular request for each period. A reactivated back-order must not duplicate another one. */
export const solicitudChecks: WriteChecks = {
  beforeCreate: (tx, record) => refuseSecondRegular(tx, record, null),
  beforeUpdate: async (tx, before, record) => {
    const own = Number(before['solicitudId']);
    await refuseSecondRegular(tx, record, own);
    const origin = before['solicitudOrigenId'];
    const comesBack = before['activo'] === false && record['activo'] === true;
    if (comesBack && typeof origin === 'number') await refuseSecondBackOrder(tx, origin, own);
  },
};

async function refuseSecondRegular(tx: Queryable, record: LooseRecord, own: number | null): Promise<void> {
  // A part of a split request is not a second request.
  if (record['tipo'] !== 'ORDINARIA' || typeof record['solicitudDivididaId'] === 'number') return;
  const almacenId = Number(record['almacenSolicitanteId']);
  // Serialises concurrent requests of one warehouse. A row lock would not: both already hold it for reading.
  await lockInTurn(tx, 'solicitud ordinaria', almacenId);
  const [other] = await tx
    .select({ id: solicitud.solicitudId })
    .from(solicitud)
    .where(
      and(
        eq(solicitud.activo, true),
        eq(solicitud.tipo, 'ORDINARIA'),
        eq(solicitud.almacenSolicitanteId, almacenId),
        notInArray(solicitud.estatus, ['CERRADA', 'CANCELADA', 'RECHAZADA']),
        sql`${solicitud.periodo} ->> 'mes' = ${String(valueAt(record, 'periodo.mes'))} and ${solicitud.periodo} ->> 'anio' = ${String(valueAt(record, 'periodo.anio'))}`,
        ...(own === null ? [] : [ne(solicitud.solicitudId, own)]),
      ),
    )
    .limit(1);
  if (other) throw new Problem(409, 'SOLICITUD_ABIERTA', { extra: { solicitudId: other.id } });
}
