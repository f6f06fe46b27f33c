import { and, asc, eq, gt, inArray, isNotNull } from 'drizzle-orm';
import { evento } from '#generated/server/tables.gen';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import type { WriteChecks } from '#platform/server/entity/hooks';

/** Refuses to move, dismiss or deactivate a physician with undecided appointments. */
export const personalMedicoChecks: WriteChecks = {
  beforeUpdate: async (tx, before, record) => {
    const moves = record['unidadId'] !== before['unidadId'];
    const leaves = typeof record['fechaBaja'] === 'string' && record['fechaBaja'] !== before['fechaBaja'];
    if (moves) await refuseBooked(tx, Number(before['personalMedicoId']), null);
    else if (leaves) await refuseBooked(tx, Number(before['personalMedicoId']), String(record['fechaBaja']));
  },
  beforeDelete: (tx, before) => refuseBooked(tx, Number(before['personalMedicoId']), null),
};

/**
 * @param since `yyyy-MM-dd`: only appointments after this day
 * @throws Problem 409 MEDICO_CON_CITAS with the appointments to come
 */
async function refuseBooked(tx: Queryable, personalMedicoId: number, since: string | null): Promise<void> {
  const citas = await tx
    .select({ eventoId: evento.eventoId, folio: evento.folio, inicio: evento.inicio, titulo: evento.titulo })
    .from(evento)
    .where(
      and(
        eq(evento.personalMedicoId, personalMedicoId),
        eq(evento.activo, true),
        inArray(evento.estatus, ['PROGRAMADA', 'AUTORIZADA']),
        isNotNull(evento.horarioId),
        gt(evento.inicio, new Date()),
        since === null ? undefined : gt(evento.fecha, since),
      ),
    )
    .orderBy(asc(evento.inicio));
  if (citas.length > 0)
    throw new Problem(409, 'MEDICO_CON_CITAS', { params: { total: citas.length }, extra: { citas } });
}
