import type { OperationHandler } from '#generated/server/operations.gen';
import { refuseLastSuperuser } from '../refuse-last-superuser';
import { revokeCalendar } from '../calendar-address';
import { endSessions } from '#platform/server/sessions/end-sessions';
import type { OperationContext } from '#platform/server/operations/context';
import { changeState } from '../usuarios/change-state';

/**
 * Deactivates the account of a person who left. Its sessions and its calendar address end; its records stay.
 *
 * @throws Problem 404, 409, 412 as `changeState`; 409 ULTIMO_SUPERUSUARIO.
 */
export const usuarioDesactivar: OperationHandler<'usuarioDesactivar', OperationContext> = async (
  { params: { usuarioId }, body: { motivo } },
  context,
) => {
  const { tx, sessions, committed } = context;
  const left = await changeState(
    usuarioId,
    {
      name: 'desactivar',
      from: ['INVITADO', 'ACTIVO', 'BLOQUEADO'],
      to: 'INACTIVO',
      motivo,
      effect: async (account) => {
        await refuseLastSuperuser(tx, account);
        await endSessions(tx, usuarioId);
        await revokeCalendar(tx, usuarioId);
      },
    },
    context,
  );
  committed(() => sessions.forget());
  return left;
};
