import websocket from '@fastify/websocket';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Notificacion } from '#generated/shared/types.gen';
import { CHANNEL_PATH, CHANNEL_PROTOCOL } from '#platform/shared/channel';
import { personNames } from '#areas/personas/server/person-names';
import { actorOfIdentity, placeOf, reachableKeys } from '#platform/server/records/reach/reach-of';
import { resourceOf, resources } from '#platform/server/records/resources';
import { scopeCondition } from '#platform/server/records/reach/scope';
import {
  liveSessions,
  readTicket,
  useTicket,
  type Holder,
  type Ticket,
} from '#platform/server/sessions/channel-ticket';
import type { Database } from '#platform/server/db/database';
import type { Identity } from '#areas/seguridad/server/identity';
import { Problem } from '#platform/server/db/problem';
import { noticesById, noticesSince } from '#areas/avisos/server/notificaciones/channel-notices';
import { countUnreadOf } from '#areas/avisos/server/notificaciones/count-unread';
import { shownNotice } from '#areas/avisos/server/notificaciones/shown-notice';
import { entityOf } from '#platform/server/entity/registry';
import { Hub, type ChannelWorld } from '#platform/server/channel/hub';
import { stranger } from '../security/authorise';
import type { ServerConfig } from '../config';
import { languageOf, serverText } from '../answers/texts';

const CHANNEL_ADDRESS = `/api${CHANNEL_PATH}`;
/** Maximum size of a client's message, in bytes; valid ones are short. */
const MAX_BYTES = 16 * 1024;
/** Maximum of open pages per person, far above normal use. */
const MAX_OF_ONE = 40;

declare module 'fastify' {
  interface FastifyRequest {
    /** Holder of a ticket who opens a channel with it. */
    channelHolder: { readonly holder: Holder; readonly identity: Identity } | null;
  }
  interface FastifyInstance {
    readonly channels: Hub<Notificacion>;
  }
}

/**
 * Registers the WebSocket of the channel that `negotiate` announces. Its second protocol is the ticket, because browsers send no headers
 * with a WebSocket. Without a valid ticket, or from a page of another origin, the answer is 401.
 */
export async function registerChannel(
  app: FastifyInstance,
  database: Database,
  { timeZone, publicUrl }: Pick<ServerConfig, 'timeZone' | 'publicUrl'>,
): Promise<void> {
  const hub = new Hub(database, worldOf(database, timeZone), { log: app.log });
  app.decorate('channels', hub);
  app.decorateRequest('channelHolder', null);
  app.addHook('preClose', () => hub.stop());
  await app.register(websocket, {
    options: {
      maxPayload: MAX_BYTES,
      // Messages are short: compression would need more memory per connection than everything else.
      perMessageDeflate: false,
      handleProtocols: (offered) => (offered.has(CHANNEL_PROTOCOL) ? CHANNEL_PROTOCOL : false),
    },
  });
  // WebSocket requests to other addresses are refused before a socket is opened.
  app.addHook('onRequest', async ({ ws, is404, routeOptions }) => {
    if (ws && routeOptions.url !== CHANNEL_ADDRESS)
      throw is404 ? new Problem(404, 'RUTA_NO_ENCONTRADA') : new Problem(400, 'PETICION_INVALIDA');
  });
  await app.register(async (scope) => {
    scope.get(
      CHANNEL_ADDRESS,
      {
        websocket: true,
        preValidation: async (request) => {
          const ticket = isOfOurPage(request, publicUrl) ? await ticketOf(request, database) : null;
          const identity = ticket && (await liveSessions(database.orm, [ticket.holder])).get(ticket.holder.jti);
          if (!ticket || !identity) throw await stranger(request, new Problem(401, 'NO_AUTENTICADO'));
          const { holder } = ticket;
          if (hub.countOf(holder.usuarioId) >= MAX_OF_ONE) throw new Problem(429, 'DEMASIADAS_PETICIONES');
          if (!(await useTicket(database.orm, ticket)))
            throw await stranger(request, new Problem(401, 'NO_AUTENTICADO'));
          request.channelHolder = { holder, identity };
        },
      },
      (socket, { channelHolder }) => {
        const { holder, identity } = channelHolder!;
        const told = hub.open(socket, holder, identity);
        socket.on('message', (data, isBinary) => told.said(isBinary ? '' : String(data)));
        socket.on('pong', told.answered);
        socket.on('close', told.closed);
        // Closes a broken connection as well.
        socket.on('error', () => undefined);
      },
    );
  });
}

/**
 * Checks whether a page of this installation opens the channel (OWASP ASVS 5.0, 4.4.2). Browsers always send the origin; other clients send
 * none. Without `PUBLIC_URL` the origin is not checked, because a proxy may forward another host.
 */
function isOfOurPage({ headers: { origin }, host }: FastifyRequest, publicUrl: string | undefined): boolean {
  if (origin === undefined || publicUrl === undefined) return true;
  if (!URL.canParse(origin)) return false;
  return new URL(origin).host === host || new URL(origin).origin === new URL(publicUrl).origin;
}

async function ticketOf({ headers }: FastifyRequest, { orm }: Database): Promise<Ticket | null> {
  const [protocol, ticket] = (headers['sec-websocket-protocol'] ?? '').split(',').map((each) => each.trim());
  return protocol === CHANNEL_PROTOCOL && ticket ? readTicket(orm, ticket) : null;
}

const NAMES = new Map(resources.map((resource) => [resource.name, resource]));

/** Provides the data of the channel: notices, and the records of every resource within the reader's reach. */
function worldOf({ orm }: Database, timeZone: string): ChannelWorld<Notificacion> {
  return {
    noticesById: (ids) => noticesById(orm, ids),
    noticesSince: (usuarioId, since) => noticesSince(orm, usuarioId, since),
    unseen: (usuarioIds) => countUnreadOf(orm, usuarioIds),
    shown: (notice, language) => {
      const spoken = languageOf(language);
      return shownNotice(notice, (key, params) => serverText(spoken, key, params));
    },
    mayFollow: (entity, { permissions }) => {
      const resource = NAMES.get(entity);
      return resource !== undefined && permissions.has(resource.permissions.list);
    },
    reachOf: (entity, identity) => {
      const resource = resourceOf(entity);
      const { list } = resource.permissions;
      const reach = scopeCondition(resource, list, actorOfIdentity(identity, { timeZone }));
      return reach && placeOf(resource, list, identity);
    },
    reachable: (entity, ids, identity) => {
      const resource = resourceOf(entity);
      return reachableKeys(orm, resource, ids, resource.permissions.list, actorOfIdentity(identity, { timeZone }));
    },
    grantsAccess: (entity) => entityOf(entity).changesAccess === true,
    nameOf: async (usuarioId) => (await personNames(orm, [usuarioId], {})).get(usuarioId) ?? '',
    canSeeUser: ({ proveedorId }, { proveedor }) => proveedorId === null || proveedorId === proveedor,
    live: (holders) => liveSessions(orm, holders),
  };
}
