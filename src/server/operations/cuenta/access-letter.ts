import { and, eq, inArray } from 'drizzle-orm';
import { persona, usuario } from '../../../../generated/server/tables.gen';
import { issueCode } from '../../db/access-codes';
import type { Queryable } from '../../db/database';
import { credencial } from '../../db/system-tables';
import { fullName } from '../full-name';
import type { Letter } from '../letter';

/** How long links are good, in hours: a forgotten password is remembered soon, an invitation may wait for Monday. */
const HOURS = { first: 72, again: 1 } as const;

/**
 * The mail with which the holder of an account chooses a password: the first one, or another. Null when there is no such account, it may
 * not work, or it has a password and `onlyFirst` is asked for.
 */
export async function accessLetter(db: Queryable, email: string, { onlyFirst = false, invited = false } = {}): Promise<Letter | null> {
  const [account] = await db
    .select({ usuarioId: usuario.usuarioId, hash: credencial.hash, nombre: persona.nombre, primerApellido: persona.primerApellido, segundoApellido: persona.segundoApellido })
    .from(usuario)
    .innerJoin(persona, eq(persona.personaId, usuario.personaId))
    .leftJoin(credencial, eq(credencial.usuarioId, usuario.usuarioId))
    .where(and(eq(usuario.email, email), eq(usuario.activo, true), inArray(usuario.estatus, ['ACTIVO', 'INVITADO'])));
  if (!account || (onlyFirst && account.hash !== null)) return null;
  const isFirst = account.hash === null;
  const horas = isFirst ? HOURS.first : HOURS.again;
  const kind = invited ? 'invitar' : isFirst ? 'activar' : 'restablecer';
  return { kind, email, nombre: fullName(account), codigo: await issueCode(db, account.usuarioId, horas), horas };
}
