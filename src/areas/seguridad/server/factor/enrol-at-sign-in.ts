import type { OperationHandler } from '#generated/server/operations.gen';
import { beginFactor, isPendingCode } from '#platform/server/db/factor/second-factors';
import { accountOfTicket, spendTicket } from '#platform/server/db/factor/sign-in-tickets';
import { newRecoveryCodes } from '#platform/server/db/factor/recovery-codes';
import { factorUri, newFactorSecret } from '#platform/server/db/factor/totp';
import { notFound } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';
import { enter } from '../cuenta/enter';
import { activate } from './activate';
import { factorStep } from './next-step';
import { shownAccount } from './shown-account';
import { ticketHolder, ticketOver } from './ticket-holder';
import { wrongCode } from './use-code';

/**
 * Returns a secret for a person who must set up a second factor before signing in.
 *
 * @throws Problem 422 BOLETO_VENCIDO on `boleto`
 */
export const enrolAtSignIn: OperationHandler<'enrolAtSignIn', OperationContext> = async (
  { body: { boleto } },
  { database: { orm }, sessions: { issue }, policy },
) => {
  if (!issue) throw notFound();
  const account = await ticketHolder(orm, await accountOfTicket(orm, boleto, 'ALTA'));
  const secreto = newFactorSecret();
  await orm.transaction(async (tx) => {
    if ((await factorStep(tx, account.usuarioId, policy)) !== 'ALTA') throw ticketOver();
    await beginFactor(tx, account.usuarioId, secreto);
  });
  return { secreto, uri: factorUri(secreto, account.email) };
};

/**
 * Activates the secret of `enrolAtSignIn` by its first code, signs its holder in, and returns the recovery codes once.
 *
 * @throws Problem 422 BOLETO_VENCIDO on `boleto`, CODIGO_FACTOR on `codigo`
 */
export const confirmAtSignIn: OperationHandler<'confirmAtSignIn', OperationContext> = async (
  { body: { boleto, codigo } },
  { database: { orm }, actor, sessions, policy, sendLetter },
) => {
  const { issue } = sessions;
  if (!issue) throw notFound();
  const account = await ticketHolder(orm, await accountOfTicket(orm, boleto, 'ALTA'));
  // Checked before ten slow hashes are computed.
  if (!(await isPendingCode(orm, account.usuarioId, codigo))) throw wrongCode();
  const codes = await newRecoveryCodes(policy.passwordCost);
  const token = await orm.transaction(async (tx) => {
    if ((await factorStep(tx, account.usuarioId, policy)) !== 'ALTA') throw ticketOver();
    if (!(await spendTicket(tx, boleto, 'ALTA'))) throw ticketOver();
    const by = { ...actor, usuarioId: account.usuarioId, unidadId: account.unidadId };
    if (!(await activate(tx, account, { typed: codigo, codes, actor: by, sendLetter }))) throw wrongCode();
    return enter(tx, account, actor, issue);
  });
  sessions.forget();
  return { user: shownAccount(account), token, codigos: codes.map(({ code }) => code) };
};
