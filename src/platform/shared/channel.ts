/** Messages of the channel (SPEC 7, `negotiate`): JSON texts on a WebSocket, discriminated by `tipo`. */

/** WebSocket subprotocol of the channel; the ticket follows it in the same header. */
export const CHANNEL_PROTOCOL = 'red-salud.1';

/** Path of the channel below the base of the API. */
export const CHANNEL_PATH = '/messaging/notifications-messaging/canal';

/** Close codes of a channel: the session is over, the client sent an invalid message, or it reads too slowly. */
export const CHANNEL_CLOSED = { session: 4401, malformed: 4400, slow: 4408 } as const;

/** Overlap for missed notices of a reconnecting client, in milliseconds: longer than any write takes to commit. */
export const OVERLAP_MS = 2 * 60_000;

/** Maximum lists and records that one page follows at a time. */
export const MAX_FOLLOWED = { lists: 40, records: 10 } as const;

/** User who has the same record open. */
export interface Present {
  readonly usuarioId: number;
  readonly nombre: string;
  /** True when they are editing it. */
  readonly edita: boolean;
}

export interface FollowedRecord {
  readonly entidad: string;
  readonly id: string;
  readonly edita: boolean;
}

/** A written record, and the request that wrote it. */
export interface Change {
  readonly id: string;
  readonly correlacion: string | null;
}

/** Message of the server. `ahora` is its clock, in ISO 8601: the resume point after a disconnection. */
export type ServerMessage<Notice> =
  | { readonly tipo: 'listo'; readonly ahora: string; readonly sinLeer: number }
  | {
      readonly tipo: 'notificaciones';
      readonly ahora: string;
      readonly nuevas: readonly Notice[];
      readonly sinLeer: number;
    }
  /** Records of an entity that the reader may see were written; null when any of the visible records may have changed. */
  | { readonly tipo: 'cambios'; readonly entidad: string; readonly cambios: readonly Change[] | null }
  | {
      readonly tipo: 'presencia';
      readonly entidad: string;
      readonly id: string;
      readonly personas: readonly Present[];
    }
  /** The server itself may have missed something: the client reads everything on screen again and repeats `hola`. */
  | { readonly tipo: 'resincroniza' };

/** Message of a client: `hola` first, then `mira` whenever its visible records change. */
export type ClientMessage =
  | {
      readonly tipo: 'hola';
      readonly idioma: string;
      /** Notices of the last two minutes that the client already has. */
      readonly desde?: string | undefined;
      /** Notices of the last two minutes that it has. */
      readonly tengo?: readonly number[] | undefined;
    }
  | { readonly tipo: 'mira'; readonly listas: readonly string[]; readonly registros: readonly FollowedRecord[] };
