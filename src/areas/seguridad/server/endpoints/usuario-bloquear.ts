import type { OperationHandler } from '#generated/server/operations.gen';
import { refuseLastSuperuser } from '../refuse-last-superuser';
import { endSessions } from '#platform/server/sessions/end-sessions';
import type { OperationContext } from '#platform/server/operations/context';
import { changeState } from '../usuarios/change-state';

/**
 * Blocks an active account, and ends its sessions.
 *
 * @throws Problem 404, 409, 412 as `changeState`; 409 ULTIMO_SUPERUSUARIO.
 */
export const usuarioBloquear: OperationHandler<'usuarioBloquear', OperationContext> = async (
  { params: { usuarioId }, body: { motivo } },
  context,
) => {
  const { tx, sessions, committed } = context;
  const blocked = await changeState(
    usuarioId,
    {
      name: 'bloquear',
      from: 'ACTIVO',
      to: 'BLOQUEADO',
      motivo,
      effect: async (account) => {
        await refuseLastSuperuser(tx, account);
        await endSessions(tx, usuarioId);
      },
    },
    context,
  );
  committed(() => sessions.forget());
  return blocked;
};
