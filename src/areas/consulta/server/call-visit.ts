import { eq, sql } from 'drizzle-orm';
import { nucleo, visita } from '#generated/server/tables.gen';
import type { Visita } from '#generated/shared/types.gen';
import { callsInState } from '#areas/consulta/shared/consulta/calls-in-state';
import { CALLABLE_STATES } from '#areas/consulta/shared/consulta/queue-order';
import { findRecord } from '#platform/server/records/read/get-record';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import { Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { lockCalls } from './endpoints/lock-calls';

const CALLED: readonly string[] = CALLABLE_STATES;
/** Destination of a visit without a service. */
const DESK = 'Recepción';

/**
 * Counts a call of a visit and stores its destination.
 *
 * @param seen number of calls that the caller has seen
 * @throws Problem 404 outside the reader's scope; 409 TRANSICION_INVALIDA when the visit no longer waits, VISITA_LLAMADA when another desk
 * called meanwhile
 */
export async function callVisit(
  { tx, actor }: Pick<OperationContext, 'tx' | 'actor'>,
  visitaId: number,
  destino: string | undefined,
  seen?: number,
): Promise<Visita> {
  const resource = resourceOf('visita');
  await lockCalls(tx, { visitaId });
  const before = await findRecord(tx, resource, visitaId, 'visita.administrar', actor);
  if (!CALLED.includes(before.estatus))
    throw new Problem(409, 'TRANSICION_INVALIDA', {
      labels: { estatus: `enums.EstatusVisita.${before.estatus}` },
      extra: { actual: before },
    });
  const calls = callsInState(before);
  if (seen !== undefined && seen !== calls)
    throw new Problem(409, 'VISITA_LLAMADA', { params: { lugar: before.llamadaA ?? DESK } });
  const now = new Date();
  const values = {
    llamadas: calls + 1,
    llamadaA: destino || (await serviceOf(tx, before.nucleoId)) || DESK,
    ultimaLlamada: now,
  };
  const primeraLlamada = before.primeraLlamada ? {} : { primeraLlamada: now };
  await tx
    .update(visita)
    .set({
      ...values,
      ...primeraLlamada,
      version: sql`${visita.version} + 1`,
      modificadoPor: actor.usuarioId,
      fechaModificacion: now,
    })
    .where(eq(visita.visitaId, visitaId));
  await audit(tx, actor, {
    accion: 'EDITAR',
    entidad: 'visita',
    entidadId: visitaId,
    antes: { llamadas: before.llamadas, llamadaA: before.llamadaA, ultimaLlamada: before.ultimaLlamada },
    despues: { ...values, ultimaLlamada: now.toISOString() },
  });
  return await findRecord(tx, resource, visitaId, 'visita.administrar', actor);
}

async function serviceOf(tx: OperationContext['tx'], nucleoId: number | null): Promise<string | undefined> {
  if (nucleoId === null) return undefined;
  const [row] = await tx.select({ nombre: nucleo.nombre }).from(nucleo).where(eq(nucleo.nucleoId, nucleoId));
  return row?.nombre.slice(0, 60);
}
