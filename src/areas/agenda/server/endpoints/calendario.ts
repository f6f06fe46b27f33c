import { eq } from 'drizzle-orm';
import { usuario } from '#generated/server/tables.gen';
import type { OperationHandler } from '#generated/server/operations.gen';
import { audit } from '#platform/server/db/audit';
import { issueCalendarSecret, revokeCalendar } from '#areas/seguridad/server/calendar-address';
import { Problem } from '#platform/server/db/problem';
import type { OperationContext } from '#platform/server/operations/context';

/** Address of every calendar; e-mail and password identify its owner. */
export const CALENDAR_PATH = '/agenda/calendario/agenda.ics';

/** Creates a password for the reader's calendar and returns it this one time. Refused during a trial of a profile. */
export const calendarioSuscribir: OperationHandler<'calendarioSuscribir', OperationContext> = async (
  _input,
  { database: { orm }, actor },
) => {
  const usuarioId = own(actor.usuarioId);
  return orm.transaction(async (tx) => {
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: 'usuario',
      entidadId: usuarioId,
      motivo: 'Suscripción a la agenda',
    });
    const [account] = await tx.select({ email: usuario.email }).from(usuario).where(eq(usuario.usuarioId, usuarioId));
    return {
      ruta: `/api${CALENDAR_PATH}`,
      usuario: account?.email ?? '',
      contrasena: await issueCalendarSecret(tx, usuarioId),
    };
  });
};

/** Revokes the password of the reader's calendar. */
export const calendarioRevocar: OperationHandler<'calendarioRevocar', OperationContext> = async (
  _input,
  { database: { orm }, actor },
) => {
  const usuarioId = own(actor.usuarioId);
  const revocada = await orm.transaction(async (tx) => {
    const had = await revokeCalendar(tx, usuarioId);
    if (had)
      await audit(tx, actor, {
        accion: 'EDITAR',
        entidad: 'usuario',
        entidadId: usuarioId,
        motivo: 'Suscripción a la agenda revocada',
      });
    return had;
  });
  return { revocada };
};

function own(usuarioId: number | null): number {
  if (usuarioId === null) throw new Problem(401, 'NO_AUTENTICADO');
  return usuarioId;
}
