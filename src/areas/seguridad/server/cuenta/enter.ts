import { eq } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { Actor } from '#platform/server/db/actor';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import type { IssueToken } from '#platform/server/sessions/sessions';
import { attemptKey, clearFailures } from '../sign-in-attempts';

/** Account that signs in. */
export interface Entering {
  readonly usuarioId: number;
  readonly unidadId: number | null;
  readonly email: string;
}

/**
 * Signs an account in and returns the token. Activates an invited account, clears its failures from this address, and writes the audit
 * trail with the particulars of the sign-in.
 */
export async function enter(
  tx: Queryable,
  { usuarioId, unidadId, email }: Entering,
  actor: Actor,
  issue: IssueToken,
  motivo?: string,
): Promise<string> {
  await clearFailures(tx, attemptKey(email, actor.ip));
  await tx.update(usuario).set({ estatus: 'ACTIVO', ultimoAcceso: new Date() }).where(eq(usuario.usuarioId, usuarioId));
  await audit(
    tx,
    { ...actor, usuarioId, unidadId },
    { accion: 'INICIO_SESION', entidad: 'usuario', entidadId: usuarioId, ...(motivo ? { motivo } : {}) },
  );
  return issue(tx, usuarioId, actor);
}
