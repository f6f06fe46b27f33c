import type { FastifyInstance } from 'fastify';
import { icalendar } from '#areas/agenda/shared/agenda/icalendar';
import { accountOfCalendar, revokeCalendar } from '#areas/seguridad/server/calendar-address';
import type { Database } from '#platform/server/db/database';
import { loadIdentity } from '#areas/seguridad/server/identity';
import { Problem } from '#platform/server/db/problem';
import { CALENDAR_PATH } from './endpoints/calendario';
import { ownCalendar } from './own-calendar';
import { stranger } from '#platform/server/http/authorise';
import { actorOf } from '#platform/server/http/request-actor';
import { languageOf, serverText } from '#platform/server/http/texts';

const CHALLENGE = 'Basic realm="Red Salud", charset="UTF-8"';

/**
 * A calendar, for programs that read calendars and have no token of a session: they send the e-mail of its account and a password that opens nothing else (RFC 7617).
 * No secret stands in the address, which such programs and proxies write down. It holds what its account may see at the time of asking. A password that never
 * was, was revoked, or is of an account out of service is none (401).
 */
export function registerCalendar(api: FastifyInstance, { orm }: Database): void {
  api.get(CALENDAR_PATH, async (request, reply) => {
    const sent = credentials(request.headers.authorization);
    const usuarioId = sent && (await accountOfCalendar(orm, sent.email, sent.password));
    const identity = usuarioId === null ? null : await loadIdentity(orm, usuarioId);
    if (usuarioId !== null && identity === null) await revokeCalendar(orm, usuarioId);
    if (!identity?.permissions.has('agenda.ver')) {
      void reply.header('www-authenticate', CHALLENGE);
      throw await stranger(request, new Problem(401, 'NO_AUTENTICADO'));
    }
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

/** E-mail and password of the header; null where it holds none. */
function credentials(header: string | undefined): { readonly email: string; readonly password: string } | null {
  const base64 = /^basic +(?<base64>[\w+/=-]+)$/i.exec(header ?? '')?.groups?.['base64'];
  const text = base64 === undefined ? '' : Buffer.from(base64, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon === -1 ? null : { email: text.slice(0, colon), password: text.slice(colon + 1) };
}
