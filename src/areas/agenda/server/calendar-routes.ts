import type { FastifyInstance } from 'fastify';
import { icalendar } from '#areas/agenda/shared/agenda/icalendar';
import { accountOfCalendar, revokeCalendar } from '#areas/seguridad/server/calendar-address';
import type { Database } from '#platform/server/db/database';
import { loadIdentity } from '#areas/seguridad/server/identity';
import { Problem } from '#platform/server/db/problem';
import { CALENDAR_PATH } from './endpoints/calendario';
import { ownCalendar } from './own-calendar';
import { stranger } from '#platform/server/http/security/authorise';
import { actorOf } from '#platform/server/http/security/request-actor';
import { languageOf, serverText } from '#platform/server/http/answers/texts';

const CHALLENGE = 'Basic realm="Red Salud", charset="UTF-8"';

/**
 * Registers a calendar for programs without a session token. They send the account's e-mail and a password that is valid for nothing else
 * (RFC 7617). The address contains no secret, because such programs and proxies log addresses. The calendar shows what its account may see
 * at the time of the request. An unknown or revoked password, or one of an inactive account, is refused (401).
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

/** Returns e-mail and password of the header; null without them. */
function credentials(header: string | undefined): { readonly email: string; readonly password: string } | null {
  const base64 = /^basic +(?<base64>[\w+/=-]+)$/i.exec(header ?? '')?.groups?.['base64'];
  const text = base64 === undefined ? '' : Buffer.from(base64, 'base64').toString('utf8');
  const colon = text.indexOf(':');
  return colon === -1 ? null : { email: text.slice(0, colon), password: text.slice(colon + 1) };
}
