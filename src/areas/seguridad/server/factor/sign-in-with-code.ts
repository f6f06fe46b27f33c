import type { OperationHandler } from '#generated/server/operations.gen';
import { accountOfTicket, spendTicket } from '#platform/server/db/factor/sign-in-tickets';
import { notFound } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { enter } from '../cuenta/enter';
import { fullName } from '#platform/shared/text/full-name';
import { shownAccount } from './shown-account';
import { ticketHolder, ticketOver } from './ticket-holder';
import { useCode } from './use-code';

/**
 * Completes a sign-in with an authenticator code or a recovery code, and the ticket of the right password. A mail reports the use of a
 * recovery code.
 *
 * @throws Problem 422 BOLETO_VENCIDO on `boleto` when it is unknown, used or expired, CODIGO_FACTOR on `codigo`, which leaves the ticket
 * valid; 429 while there is a wait
 */
export const signInWithCode: OperationHandler<'signInWithCode', OperationContext> = async (
  { body: { boleto, codigo } },
  { database: { orm }, actor, sessions: { issue }, sendLetter },
) => {
  if (!issue) throw notFound();
  const account = await ticketHolder(orm, await accountOfTicket(orm, boleto, 'FACTOR'));
  const token = await useCode(orm, account, codigo, actor, async (tx, proof) => {
    if (!(await spendTicket(tx, boleto, 'FACTOR'))) throw ticketOver();
    if (proof.kind === 'code') return enter(tx, account, actor, issue);
    await sendLetter(tx, { kind: 'factor-recuperacion', email: account.email, nombre: fullName(account) });
    return enter(tx, account, actor, issue, 'Con un código de recuperación');
  });
  return { user: shownAccount(account), token };
};
