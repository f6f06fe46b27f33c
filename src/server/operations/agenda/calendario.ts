import type { OperationHandler } from '../../../../generated/server/operations.gen';
import { audit } from '../../db/audit';
import { issueCalendarSecret, revokeCalendar } from '../../db/calendar-address';
import { Problem } from '../../db/problem';
import type { OperationContext } from '../context';

/** Below which addresses of calendars are. */
export const CALENDAR_PATH = '/agenda/calendario';

/** A private address of the reader's calendar, told this once; whoever tries out a profile has none of it. */
export const calendarioSuscribir: OperationHandler<'calendarioSuscribir', OperationContext> = async (
  _input,
  { database: { orm }, actor },
) => {
  const usuarioId = own(actor.usuarioId);
  const secret = await orm.transaction(async (tx) => {
    await audit(tx, actor, {
      accion: 'EDITAR',
      entidad: 'usuario',
      entidadId: usuarioId,
      motivo: 'Suscripción a la agenda',
    });
    return issueCalendarSecret(tx, usuarioId);
  });
  return { ruta: `/api${CALENDAR_PATH}/${secret}.ics` };
};

/** The reader's calendar has no address any more. */
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
