import { and, eq, inArray, sql } from 'drizzle-orm';
import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { visita } from '../../../../generated/server/tables.gen';
import { TRIAGE_ORDER, triageRank, WAITING_STATES } from '../../../domain/consulta/queue-order';
import { resourceOf } from '../../crud/resources';
import { scopeCondition } from '../../crud/scope';
import { Problem } from '../../db/problem';
import type { OperationContext } from '../context';
import { callVisit } from './call-visit';
import { queueUnit } from './queue-unit';

/** The order of `queueOrder`, as SQL. */
const CALLED = sql`(${visita.ultimaLlamada} is not null and ${visita.ultimaLlamada} >= ${visita.estatusDesde})`;
const RANK = sql`coalesce(array_position(array[${sql.join(
  TRIAGE_ORDER.map((each) => sql`${each}`),
  sql`, `,
)}]::text[], ${visita.triage}) - 1, ${triageRank(null)}::int)`;

/**
 * Calls whoever is next. A visit that somebody else is calling at this moment is passed over: two who press at once call two people.
 *
 * @throws Problem 409 FILA_VACIA when nobody waits
 */
export const visitaSiguiente: OperationHandler<'visitaSiguiente', OperationContext> = async ({ body }, context) => {
  const { tx, actor } = context;
  const unit = await queueUnit(tx, body.unidadId, actor);
  const [next] = unit
    ? await tx
        .select({ visitaId: visita.visitaId })
        .from(visita)
        .where(
          and(
            eq(visita.unidadId, unit.unidadId),
            eq(visita.fecha, unit.day),
            eq(visita.activo, true),
            inArray(visita.estatus, body.estatus ? [body.estatus] : [...WAITING_STATES]),
            body.nucleoId === undefined ? undefined : eq(visita.nucleoId, body.nucleoId),
            scopeCondition(resourceOf('visita'), 'visita.administrar', actor),
          ),
        )
        .orderBy(
          sql`${CALLED}`,
          sql`case when ${CALLED} then ${visita.ultimaLlamada} end`,
          RANK,
          sql`${visita.turnoNumero} nulls last`,
        )
        .limit(1)
        .for('update', { skipLocked: true })
    : [];
  if (!next) throw new Problem(409, 'FILA_VACIA');
  return callVisit(context, next.visitaId, body.destino);
};
