import { eq } from 'drizzle-orm';
import { usuario } from '../../../../generated/server/tables.gen';
import type { Actor } from '../../db/actor';
import { audit } from '../../db/audit';
import type { Queryable } from '../../db/database';
import type { IssueToken } from '../../db/sessions/sessions';
import { clearFailures } from '../../db/sign-in-attempts';

interface Entering {
  readonly usuarioId: number;
  readonly unidadId: number | null;
  readonly email: string;
}

/** Lets an account in: it is active from its first sign-in on, its failures are forgotten, the audit trail tells. Answers the token. */
export async function enter(
  tx: Queryable,
  { usuarioId, unidadId, email }: Entering,
  actor: Actor,
  issue: IssueToken,
): Promise<string> {
  await clearFailures(tx, email);
  await tx.update(usuario).set({ estatus: 'ACTIVO', ultimoAcceso: new Date() }).where(eq(usuario.usuarioId, usuarioId));
  await audit(
    tx,
    { ...actor, usuarioId, unidadId },
    { accion: 'INICIO_SESION', entidad: 'usuario', entidadId: usuarioId },
  );
  return issue(tx, usuarioId, actor);
}
