import type { OperationHandler } from '#generated/server/operations.gen';
import { isOwnAccount } from '../own-account';
import { removeFactor } from '#platform/server/db/factor/second-factors';
import { voidTickets } from '#platform/server/db/factor/sign-in-tickets';
import { Problem } from '#platform/server/db/problem';
import { endSessions } from '#platform/server/sessions/end-sessions';
import { fullName } from '#platform/shared/text/full-name';
import type { OperationContext } from '#platform/server/operations/context';
import { changeState } from '../usuarios/change-state';

/**
 * Removes the second factor of an account for a person who lost their authenticator and recovery codes. Its sessions end, and a mail
 * notifies the person. The actor's own accounts are refused: an unattended session would be enough.
 *
 * @throws Problem 404, 409, 412 as `changeState`; 409 SEGUNDO_FACTOR_PROPIO, SIN_SEGUNDO_FACTOR
 */
export const usuarioQuitarSegundoFactor: OperationHandler<'usuarioQuitarSegundoFactor', OperationContext> = async (
  { params: { usuarioId }, body: { motivo } },
  context,
) => {
  const { tx, actor, sessions, committed, sendLetter } = context;
  const account = await changeState(
    usuarioId,
    {
      name: 'quitarSegundoFactor',
      from: ['ACTIVO', 'INVITADO', 'BLOQUEADO'],
      to: null,
      motivo,
      effect: async (found) => {
        if (actor.usuarioId !== null && (await isOwnAccount(tx, found, actor.usuarioId)))
          throw new Problem(409, 'SEGUNDO_FACTOR_PROPIO');
        if (!(await removeFactor(tx, usuarioId))) throw new Problem(409, 'SIN_SEGUNDO_FACTOR');
        await voidTickets(tx, usuarioId);
        await endSessions(tx, usuarioId);
      },
    },
    context,
  );
  await sendLetter(tx, { kind: 'factor-retirado', email: account.email, nombre: fullName(account.persona) });
  committed(() => sessions.forget());
  return account;
};
