import type { OperationHandler } from '#generated/server/operations.gen';
import { audit } from '#platform/server/db/audit';
import { countRecoveryCodes, newRecoveryCodes, storeRecoveryCodes } from '#platform/server/db/factor/recovery-codes';
import { activeSince, beginFactor, isPendingCode, removeFactor } from '#platform/server/db/factor/second-factors';
import { voidTickets } from '#platform/server/db/factor/sign-in-tickets';
import { factorUri, newFactorSecret } from '#platform/server/db/factor/totp';
import { invalid, Problem } from '#platform/server/db/problem';
import { endSessions } from '#platform/server/sessions/end-sessions';
import type { Session } from '#platform/server/sessions/sessions';
import { clearFailures } from '../sign-in-attempts';
import { fullName } from '#platform/shared/text/full-name';
import type { OperationContext } from '#platform/server/operations/context';
import { presentPasswordKey, requirePresentPassword } from '../cuenta/present-password';
import { accountById } from '../cuenta/proven-account';
import { activate } from './activate';
import { useCode, wrongCode } from './use-code';

/** Handles the state of the second factor of the account in use, without its secret. */
export const secondFactor: OperationHandler<'secondFactor', OperationContext> = async (
  _input,
  { database: { orm }, session, policy },
) => {
  const { usuarioId } = signedIn(session).identity;
  const since = await activeSince(orm, usuarioId);
  return {
    modo: policy.secondFactor,
    activo: since?.toISOString() ?? null,
    codigosRestantes: since === null ? 0 : await countRecoveryCodes(orm, usuarioId),
  };
};

/**
 * Creates a new secret for the account in use, pending its first code; the current one stays in force until then.
 *
 * @throws Problem 409 SEGUNDO_FACTOR_APAGADO when the installation has no second factors; 422 CONTRASENA_ACTUAL on `actual`, and, with one
 * in force, REQUERIDO and CODIGO_FACTOR on `codigo`; 429 while there is a wait
 */
export const enrolSecondFactor: OperationHandler<'enrolSecondFactor', OperationContext> = async (
  { body: { actual, codigo } },
  context,
) => {
  const { orm } = context.database;
  const account = await provenHolder(context, actual);
  const { usuarioId } = account;
  const secreto = newFactorSecret();
  const begin = (tx: OperationContext['tx']) => beginFactor(tx, usuarioId, secreto);
  if ((await activeSince(orm, usuarioId)) === null) await orm.transaction(begin);
  else if (!codigo) throw invalid([{ campo: 'codigo', codigo: 'REQUERIDO', params: {} }]);
  else await useCode(orm, account, codigo, context.actor, begin);
  return { secreto, uri: factorUri(secreto, account.email) };
};

/**
 * Activates the pending secret by its first code, ends the other sessions of the account, and returns its recovery codes once.
 *
 * @throws Problem 409 SEGUNDO_FACTOR_APAGADO when the installation has no second factors; 422 CODIGO_FACTOR on `codigo`, also without a
 * pending secret
 */
export const activateSecondFactor: OperationHandler<'activateSecondFactor', OperationContext> = async (
  { body: { codigo } },
  { database: { orm }, session, sessions, actor, policy, sendLetter },
) => {
  requireOffer(policy);
  const { jti, identity } = signedIn(session);
  const account = await accountById(orm, identity.usuarioId);
  if (!account) throw new Problem(401, 'NO_AUTENTICADO');
  // Checked before ten slow hashes are computed.
  if (!(await isPendingCode(orm, account.usuarioId, codigo))) throw wrongCode();
  const codes = await newRecoveryCodes(policy.passwordCost);
  const isRight = await orm.transaction((tx) =>
    activate(tx, account, { typed: codigo, codes, actor, jti, sendLetter }),
  );
  if (!isRight) throw wrongCode();
  sessions.forget();
  return { codigos: codes.map(({ code }) => code) };
};

/**
 * Removes the second factor of the account in use, by its password and a code. Its other sessions end.
 *
 * @throws Problem 409 SEGUNDO_FACTOR_APAGADO, SIN_SEGUNDO_FACTOR without one, SEGUNDO_FACTOR_OBLIGATORIO when all accounts need one; 422 as
 * `enrolSecondFactor`
 */
export const removeSecondFactor: OperationHandler<'removeSecondFactor', OperationContext> = async (
  { body: { actual, codigo } },
  context,
) => {
  const { database, actor, sessions, policy, sendLetter } = context;
  if (policy.secondFactor === 'required') throw new Problem(409, 'SEGUNDO_FACTOR_OBLIGATORIO');
  const { jti } = signedIn(context.session);
  const account = await provenHolder(context, actual);
  const { usuarioId, email } = account;
  await requireFactor(context, usuarioId);
  await useCode(database.orm, account, codigo, actor, async (tx) => {
    await removeFactor(tx, usuarioId);
    await voidTickets(tx, usuarioId);
    await endSessions(tx, usuarioId, { except: jti });
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: 'usuario',
      entidadId: usuarioId,
      motivo: 'Segundo factor quitado por su titular',
      antes: { segundoFactor: true },
      despues: { segundoFactor: false },
    });
    await sendLetter(tx, { kind: 'factor-quitado', email, nombre: fullName(account) });
  });
  sessions.forget();
  return true;
};

/**
 * Creates new recovery codes of the account in use, returned once; earlier ones become invalid.
 *
 * @throws Problem 409 SEGUNDO_FACTOR_APAGADO, SIN_SEGUNDO_FACTOR; 422, 429 as `enrolSecondFactor`
 */
export const renewRecoveryCodes: OperationHandler<'renewRecoveryCodes', OperationContext> = async (
  { body: { actual, codigo } },
  context,
) => {
  const { database, actor, policy, sendLetter } = context;
  const account = await provenHolder(context, actual);
  const { usuarioId, email } = account;
  await requireFactor(context, usuarioId);
  const codes = await newRecoveryCodes(policy.passwordCost);
  await useCode(database.orm, account, codigo, actor, async (tx) => {
    await storeRecoveryCodes(tx, usuarioId, codes);
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: 'usuario',
      entidadId: usuarioId,
      motivo: 'Códigos de recuperación renovados por su titular',
    });
    await sendLetter(tx, { kind: 'factor-codigos', email, nombre: fullName(account) });
  });
  return { codigos: codes.map(({ code }) => code) };
};

/** Returns the account in use after its password was verified. */
async function provenHolder({ database: { orm }, actor, session, policy }: OperationContext, actual: string) {
  requireOffer(policy);
  const { usuarioId } = signedIn(session).identity;
  const account = await requirePresentPassword(orm, actor, usuarioId, {
    actual,
    motive: 'Contraseña actual equivocada al cambiar el segundo factor',
  });
  await clearFailures(orm, presentPasswordKey(usuarioId));
  return account;
}

function requireOffer({ secondFactor: mode }: OperationContext['policy']): void {
  if (mode === 'off') throw new Problem(409, 'SEGUNDO_FACTOR_APAGADO');
}

async function requireFactor({ database: { orm } }: OperationContext, usuarioId: number): Promise<void> {
  if ((await activeSince(orm, usuarioId)) === null) throw new Problem(409, 'SIN_SEGUNDO_FACTOR');
}

function signedIn(session: Session | null): Session {
  if (!session) throw new Problem(401, 'NO_AUTENTICADO');
  return session;
}
