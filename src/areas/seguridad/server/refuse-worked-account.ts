import { and, eq, notInArray } from 'drizzle-orm';
import type { Actor } from '#platform/server/db/actor';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import { bitacora } from '#platform/server/db/system-tables';
import { namingRecords } from '#platform/server/records/references/referrers';
import { resourceOf } from '#platform/server/records/resources';

/** Audit rows of an account caused by other people: failed sign-ins, and the block that follows. */
const OF_OTHERS = ['SESION_FALLIDA', 'BLOQUEO'] as const;

/** Notices addressed to an account, which are no work of its holder. */
const ADDRESSED = ['notificacion'];

/**
 * Refuses to delete an account with work: its records and its rows of the audit trail need its name (decision 305).
 *
 * @throws Problem 409 CUENTA_CON_TRABAJO, or CUENTA_NOMBRADA with the records that reference it, by entity as far as the actor may list
 * them.
 */
export async function refuseWorkedAccount(tx: Queryable, usuarioId: number, actor: Actor): Promise<void> {
  const [own] = await tx
    .select({ bitacoraId: bitacora.bitacoraId })
    .from(bitacora)
    .where(and(eq(bitacora.usuarioId, usuarioId), notInArray(bitacora.accion, [...OF_OTHERS])))
    .limit(1);
  // Counts records only without audit rows, because this reads whole tables.
  const usos = own ? [] : await namingRecords(tx, resourceOf('usuario'), usuarioId, ADDRESSED);
  if (!own && usos.length === 0) return;
  const shown = usos.filter(({ recurso }) => actor.permissions.has(resourceOf(recurso).permissions.list));
  throw new Problem(409, shown.length > 0 ? 'CUENTA_NOMBRADA' : 'CUENTA_CON_TRABAJO', {
    extra: shown.length > 0 ? { usos: shown } : {},
  });
}
