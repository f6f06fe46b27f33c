import type { FastifyRequest } from 'fastify';
import type { Actor } from '#platform/server/db/actor';
import '../decorations';
import { languageOf } from '../answers/texts';

/** Returns the actor of a request. */
export function actorOf({ session, ip, headers, id, server }: FastifyRequest): Actor {
  const identity = session?.identity;
  return {
    usuarioId: identity?.usuarioId ?? null,
    unidadId: identity?.unidadId ?? null,
    jurisdiccionId: identity?.jurisdiccionId ?? null,
    almacenIds: identity?.almacenIds ?? [],
    servicioIds: identity?.servicioIds ?? [],
    proveedorId: identity?.proveedorId ?? null,
    permissions: identity?.permissions ?? new Map(),
    simulation: session?.simulation ?? null,
    sesion: session?.jti ?? null,
    timeZone: identity?.zonaHoraria ?? server.timeZone,
    ip: ip || null,
    device: headers['user-agent']?.slice(0, 300) ?? null,
    correlationId: id,
    language: languageOf(headers['accept-language']),
  };
}
