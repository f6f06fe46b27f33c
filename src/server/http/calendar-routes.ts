import type { FastifyInstance } from 'fastify';
import { icalendar } from '../../domain/agenda/icalendar';
import { accountOfCalendar, revokeCalendar } from '../db/calendar-address';
import type { Database } from '../db/database';
import { loadIdentity } from '../db/identity';
import { Problem } from '../db/problem';
import { CALENDAR_PATH } from '../operations/agenda/calendario';
import { ownCalendar } from '../operations/agenda/own-calendar';
import { actorOf } from './request-actor';
import { languageOf, serverText } from './texts';

const FILE = /^([\w-]{43})\.ics$/;

/**
 * Calendars at their private addresses: whoever knows one needs no token, since programs that read calendars have none. It holds what its account may see at
 * the time of asking. An address that never was, was revoked, or is of an account out of service is none (404).
 */
export function registerCalendar(api: FastifyInstance, { orm }: Database): void {
  api.get<{ Params: { archivo: string } }>(`${CALENDAR_PATH}/:archivo`, async (request, reply) => {
    const secret = FILE.exec(request.params.archivo)?.[1];
    const usuarioId = secret === undefined ? null : await accountOfCalendar(orm, secret);
    const identity = usuarioId === null ? null : await loadIdentity(orm, usuarioId);
    if (usuarioId !== null && identity === null) await revokeCalendar(orm, usuarioId);
    if (!identity?.permissions.has('agenda.ver')) throw new Problem(404, 'NO_ENCONTRADO');
    const actor = { ...actorOf(request), ...identity, timeZone: identity.zonaHoraria ?? request.server.timeZone };
    const language = languageOf(request.headers['accept-language']);
    const entries = await ownCalendar(orm, actor, (tipo) => serverText(language, `calendario.${tipo}`));
    return reply
      .type('text/calendar; charset=utf-8')
      .header('content-disposition', 'inline; filename="agenda.ics"')
      .header('referrer-policy', 'no-referrer')
      .send(icalendar('Red Salud', entries));
  });
}
