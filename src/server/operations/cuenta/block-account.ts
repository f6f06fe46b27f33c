import { and, eq, sql } from 'drizzle-orm';
import { usuario } from '../../../../generated/server/tables.gen';
import { refuseLastSuperuser } from '../../crud/guards/refuse-last-superuser';
import type { Actor } from '../../db/actor';
import { audit } from '../../db/audit';
import type { Orm } from '../../db/database';
import { Problem } from '../../db/problem';
import { endSessions } from '../../db/sessions/end-sessions';

/**
 * Takes the account of a name that failed too often out of service, if there is one, until an administrator puts it back (DOMAIN b.8). The last
 * superuser is only made to wait: nobody could put that one back. The audit trail tells of the block, of a name without an account too.
 */
export async function blockAccount(orm: Orm, email: string, actor: Actor): Promise<void> {
  await orm.transaction(async (tx) => {
    const isIt = and(eq(usuario.email, email), eq(usuario.activo, true), eq(usuario.estatus, 'ACTIVO'));
    const [account] = await tx
      .select({
        usuarioId: usuario.usuarioId,
        unidadId: usuario.unidadId,
        estatus: usuario.estatus,
        activo: usuario.activo,
        perfilId: usuario.perfilId,
      })
      .from(usuario)
      .where(isIt)
      .for('update');
    if (!account) {
      await audit(
        tx,
        { ...actor, unidadId: null },
        { accion: 'BLOQUEO', entidad: 'usuario', entidadId: null, motivo: MOTIVE },
      );
      return;
    }
    const isLast = await refuseLastSuperuser(tx, account).then(() => false, lastOne);
    if (isLast) {
      await audit(
        tx,
        { ...actor, unidadId: account.unidadId },
        {
          accion: 'BLOQUEO',
          entidad: 'usuario',
          entidadId: account.usuarioId,
          motivo: `${MOTIVE}; el último superusuario solo espera`,
        },
      );
      return;
    }
    await tx
      .update(usuario)
      .set({ estatus: 'BLOQUEADO', version: sql`${usuario.version} + 1`, fechaModificacion: new Date() })
      .where(eq(usuario.usuarioId, account.usuarioId));
    await endSessions(tx, account.usuarioId);
    await audit(
      tx,
      { ...actor, unidadId: account.unidadId },
      {
        accion: 'BLOQUEO',
        entidad: 'usuario',
        entidadId: account.usuarioId,
        antes: { estatus: 'ACTIVO' },
        despues: { estatus: 'BLOQUEADO' },
        motivo: MOTIVE,
      },
    );
  });
}

const MOTIVE = 'Cinco inicios de sesión fallidos';

function lastOne(error: unknown): true {
  if (!(error instanceof Problem)) throw error;
  return true;
}
