import type { OperationHandler } from '#generated/server/operations.gen';
import type { OperationContext } from '#platform/server/operations/context';
import { changeState } from '../usuarios/change-state';
import { sendInvitation } from '../usuarios/send-invitation';

/**
 * Sends another invitation to an invited account.
 *
 * @throws Problem 404, 409, 412 as `changeState`.
 */
export const usuarioReenviarInvitacion: OperationHandler<'usuarioReenviarInvitacion', OperationContext> = async (
  { params: { usuarioId }, body: { motivo } },
  context,
) => {
  const account = await changeState(
    usuarioId,
    { name: 'reenviarInvitacion', from: 'INVITADO', to: null, motivo },
    context,
  );
  await sendInvitation(account, context);
  return account;
};
