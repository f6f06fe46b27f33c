/** Messages of the channel (SPEC 7, `negotiate`): JSON texts on a WebSocket, told apart by `tipo`. */

/** Name of the protocol that both sides speak; the ticket comes after it in the same header. */
export const CHANNEL_PROTOCOL = 'red-salud.1';

/** Path of the channel below the base of the API. */
export const CHANNEL_PATH = '/messaging/notifications-messaging/canal';

/** Why a channel was closed: the session is over, the client said something wrong, or it reads too slowly. */
export const CHANNEL_CLOSED = { session: 4401, malformed: 4400, slow: 4408 } as const;

/** How far back a client that comes again is told what it may have missed: longer than any write takes to be committed. */
export const OVERLAP_MS = 2 * 60_000;

/** Most lists and records that one page follows at a time. */
export const MOST_FOLLOWED = { lists: 40, records: 10 } as const;

/** Somebody who has a record open beside the reader. */
export interface Present {
  readonly usuarioId: number;
  readonly nombre: string;
  /** Whether they are filling in its form. */
  readonly edita: boolean;
}

export interface FollowedRecord {
  readonly entidad: string;
  readonly id: string;
  readonly edita: boolean;
}

/** A record that was written, and the request that wrote it. */
export interface Change {
  readonly id: string;
  readonly correlacion: string | null;
}

/** What the server says. `ahora` is its clock, in ISO 8601: where to go on from after a break. */
export type ServerMessage<Notice> =
  | { readonly tipo: 'listo'; readonly ahora: string; readonly sinLeer: number }
  | {
      readonly tipo: 'notificaciones';
      readonly ahora: string;
      readonly nuevas: readonly Notice[];
      readonly sinLeer: number;
    }
  /** Records of an entity were written that the reader may see; null: of all that they may see some may have changed. */
  | { readonly tipo: 'cambios'; readonly entidad: string; readonly cambios: readonly Change[] | null }
  | {
      readonly tipo: 'presencia';
      readonly entidad: string;
      readonly id: string;
      readonly personas: readonly Present[];
    }
  /** The server itself may have missed something: whatever is shown is asked for again, and `hola` said again. */
  | { readonly tipo: 'resincroniza' };

/** What a client says: first of all `hola`, and `mira` whenever what it shows changes. */
export type ClientMessage =
  | {
      readonly tipo: 'hola';
      readonly idioma: string;
      /** The latest `ahora` that it was told, to be told what it missed; absent at first. */
      readonly desde?: string | undefined;
      /** Notices of the last two minutes that it has. */
      readonly tengo?: readonly number[] | undefined;
    }
  | { readonly tipo: 'mira'; readonly listas: readonly string[]; readonly registros: readonly FollowedRecord[] };
