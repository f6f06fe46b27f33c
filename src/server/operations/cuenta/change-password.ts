import { eq } from 'drizzle-orm';
import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { persona, usuario } from '../../../../generated/server/tables.gen';
import { audit } from '../../db/audit';
import { hashPassword, verifyPassword } from '../../db/password';
import { invalid, Problem } from '../../db/problem';
import { endSessions } from '../../db/sessions/end-sessions';
import { clearFailures, countFailure, requireNoWait } from '../../db/sign-in-attempts';
import { credencial } from '../../db/system-tables';
import type { OperationContext } from '../context';
import { fullName } from '../../../shared/full-name';
import { requireStrong } from './require-strong';
import { storePassword } from './store-password';

/**
 * Sets another password for whoever asks. The session that asks goes on, all others of the account end, and a mail tells its holder.
 *
 * @throws Problem 422 on `actual` when that is not the present one, on `nueva` when it is weak or the same; 429 while it has to wait after five wrong ones.
 */
export const changePassword: OperationHandler<'changePassword', OperationContext> = async (
  { body: { actual, nueva } },
  { database: { orm }, actor, session, sessions, sendLetter },
) => {
  if (!session) throw new Problem(401, 'NO_AUTENTICADO');
  const { usuarioId } = session.identity;
  const counted = `\0cambio\0${usuarioId}`;
  await requireNoWait(orm, counted);
  const [account] = await orm
    .select({
      email: usuario.email,
      hash: credencial.hash,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
    })
    .from(usuario)
    .innerJoin(persona, eq(persona.personaId, usuario.personaId))
    .innerJoin(credencial, eq(credencial.usuarioId, usuario.usuarioId))
    .where(eq(usuario.usuarioId, usuarioId));
  const isRight = account !== undefined && (await verifyPassword(actual, account.hash));
  // Asked again, as at the sign-in: guesses that were sent at once all passed the first time.
  await requireNoWait(orm, counted);
  if (!isRight) {
    await countFailure(orm, counted);
    await audit(orm, actor, {
      accion: 'SESION_FALLIDA',
      entidad: 'usuario',
      entidadId: usuarioId,
      motivo: 'Contraseña actual equivocada al cambiarla',
    });
    throw invalid([{ campo: 'actual', codigo: 'CONTRASENA_ACTUAL', params: {} }]);
  }
  if (nueva === actual) throw invalid([{ campo: 'nueva', codigo: 'CONTRASENA_REPETIDA', params: {} }]);
  await requireStrong('nueva', nueva, account.email);
  const hash = await hashPassword(nueva);
  await orm.transaction(async (tx) => {
    await storePassword(tx, usuarioId, hash);
    await endSessions(tx, usuarioId, { except: session.jti });
    await clearFailures(tx, counted);
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: 'usuario',
      entidadId: usuarioId,
      motivo: 'Contraseña cambiada por su titular',
    });
    await sendLetter(tx, { kind: 'cambio', email: account.email, nombre: fullName(account) });
  });
  sessions.forget();
  return true;
};
