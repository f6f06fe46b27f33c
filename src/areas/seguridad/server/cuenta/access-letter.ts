import { and, eq, inArray } from 'drizzle-orm';
import { persona, usuario } from '#generated/server/tables.gen';
import { issueCode } from '../access-codes';
import { audit } from '#platform/server/db/audit';
import type { Queryable } from '#platform/server/db/database';
import { credencial } from '#platform/server/db/system-tables';
import { fullName } from '#platform/shared/text/full-name';
import type { AccessOrder, Letter } from '#platform/server/http/mail-request';

/** Lifetime of links, in hours: a forgotten password is reset soon, an invitation may wait over a weekend. */
const HOURS = { first: 72, again: 1 } as const;

const MOTIVES = {
  invitar: 'Invitación para elegir contraseña',
  activar: 'Enlace para activar la cuenta, pedido desde el inicio de sesión',
  restablecer: 'Enlace para restablecer la contraseña, pedido desde el inicio de sesión',
} as const;

/**
 * Composes the mail with which an account's holder sets a password, first or new. Null when the account does not exist, is not active, or
 * already has a password and `onlyFirst` is set. Each sending attempt issues a new link; the audit trail records each attempt, without the
 * link.
 */
export async function accessLetter(
  db: Queryable,
  { email, actor, onlyFirst, invited }: AccessOrder,
): Promise<Letter | null> {
  const [account] = await db
    .select({
      usuarioId: usuario.usuarioId,
      unidadId: usuario.unidadId,
      hash: credencial.hash,
      nombre: persona.nombre,
      primerApellido: persona.primerApellido,
      segundoApellido: persona.segundoApellido,
    })
    .from(usuario)
    .innerJoin(persona, eq(persona.personaId, usuario.personaId))
    .leftJoin(credencial, eq(credencial.usuarioId, usuario.usuarioId))
    .where(and(eq(usuario.email, email), eq(usuario.activo, true), inArray(usuario.estatus, ['ACTIVO', 'INVITADO'])));
  if (!account || (onlyFirst && account.hash !== null)) return null;
  const isFirst = account.hash === null;
  const horas = isFirst ? HOURS.first : HOURS.again;
  const kind = invited ? 'invitar' : isFirst ? 'activar' : 'restablecer';
  const codigo = await db.transaction(async (tx) => {
    await audit(
      tx,
      { ...actor, unidadId: actor.unidadId ?? account.unidadId },
      { accion: 'EDITAR', entidad: 'usuario', entidadId: account.usuarioId, motivo: MOTIVES[kind] },
    );
    return issueCode(tx, account.usuarioId, horas);
  });
  return { kind, email, nombre: fullName(account), codigo, horas };
}
