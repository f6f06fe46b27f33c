import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { CHANNEL_CLOSED, OVERLAP_MS, type Change, type ServerMessage } from '#platform/shared/channel';
import { grouped } from '#platform/shared/text/grouped';
import type { Database } from '../db/database';
import type { Identity } from '#areas/seguridad/server/identity';
import { loggable } from '../db/loggable';
import type { Holder } from '../sessions/channel-ticket';
import { DATABASE_CHANNEL, readClientMessage, readDatabaseMessage, writePresence, type Visitor } from './messages';
import { Presence, type Place } from './presence';

/** Subset of a WebSocket that the hub uses. */
export interface ChannelSocket {
  readonly bufferedAmount: number;
  readonly send: (text: string) => void;
  readonly close: (code: number, reason: string) => void;
  readonly terminate: () => void;
  readonly ping: () => void;
}

/** A notice as stored. */
export interface NoticeRow {
  readonly notificacionId: number;
  readonly usuarioId: number;
}

/** Dependencies of the hub, which itself knows no notices or entities. */
export interface ChannelWorld<Row extends NoticeRow> {
  readonly noticesById: (ids: readonly number[]) => Promise<readonly Row[]>;
  /** Reads the notices of a user since a time, in ascending order. */
  readonly noticesSince: (usuarioId: number, since: Date) => Promise<readonly Row[]>;
  /** Counts the unseen notices of users; a missing key counts as 0. */
  readonly unseen: (usuarioIds: readonly number[]) => Promise<ReadonlyMap<number, number>>;
  /** Converts a notice to its wire format, in the language of its reader (a value of `Accept-Language`). */
  readonly shown: (row: Row, language: string) => unknown;
  /** Checks whether the user may read records of an entity. */
  readonly mayFollow: (entity: string, identity: Identity) => boolean;
  /** Returns a key shared by all users who reach the same records of an entity; undefined for users who reach all. */
  readonly reachOf: (entity: string, identity: Identity) => string | undefined;
  /** Filters record ids to those that the user may see. */
  readonly reachable: (entity: string, ids: readonly string[], identity: Identity) => Promise<ReadonlySet<string>>;
  /** Checks whether records of an entity determine permissions: their changes then affect open channels. */
  readonly grantsAccess: (entity: string) => boolean;
  readonly nameOf: (usuarioId: number) => Promise<string>;
  /** Checks whether a reader may learn the identity of another user. */
  readonly canSeeUser: (reader: Identity, other: Visitor) => boolean;
  readonly live: (holders: readonly Holder[]) => Promise<ReadonlyMap<string, Identity>>;
}

interface HubOptions {
  readonly log: { readonly warn: (details: object, message: string) => void };
}

/** Time during which notices and changes are collected, to be read together. */
const GATHER_NOTICES_MS = 25;
const GATHER_CHANGES_MS = 150;
/** Interval at which all sessions are rechecked, and all clients pinged. */
const REVIEW_MS = 30_000;
/** Time during which changes of accounts or profiles are collected before a recheck. */
const GATHER_ACCESS_MS = 300;
/** Closes sockets whose send buffer exceeds this limit, in bytes. The client then reconnects. */
const MAX_BUFFERED = 512 * 1024;
/** Maximum number of messages per interval. A client sends one for each displayed page. */
const MESSAGES = 60;
const MESSAGES_MS = 10_000;
const GREETING_MS = 10_000;

type Said = ServerMessage<unknown>;

/** Connection of one browser page. */
class Connection<Row extends NoticeRow> {
  language = '';
  lists: ReadonlySet<string> = new Set();
  /** Open records by `entity id`. */
  readonly places = new Map<string, Place>();
  isGreeted = false;
  answered = true;
  /** Notices that arrive while missed ones are being sent; null otherwise. */
  held: Row[] | null = null;
  /** Ids of missed notices already sent. The database may announce them again until `until`; they are skipped. */
  told: { readonly ids: ReadonlySet<number>; readonly until: number } | null = null;
  heardCount = 0;
  heardSince = 0;
  /** Queue of its messages, handled in order. */
  turn: Promise<void> = Promise.resolve();

  constructor(
    readonly socket: ChannelSocket,
    readonly holder: Holder,
    public identity: Identity,
  ) {}

  say(message: Said): void {
    if (this.socket.bufferedAmount > MAX_BUFFERED) {
      this.socket.close(CHANNEL_CLOSED.slow, 'LENTO');
      return;
    }
    this.socket.send(JSON.stringify(message));
  }
}

/**
 * Channels of this process. Commits of any process arrive through the database (`NOTIFY`) and are routed by permission. Notices go to their
 * readers, once each. Changes go to pages that show the records. Presence goes to others with the same record open.
 */
export class Hub<Row extends NoticeRow> {
  readonly #process = randomUUID();
  readonly #connections = new Set<Connection<Row>>();
  readonly #people = new Map<number, Set<Connection<Row>>>();
  readonly #presence: Presence;
  readonly #timers = new Set<NodeJS.Timeout>();
  readonly #notices = new Set<number>();
  readonly #seen = new Set<number>();
  readonly #changes = new Map<string, Change[] | null>();
  readonly #permissions = new Map<string, Identity['permissions']>();
  readonly #stopListening: () => Promise<void>;
  #isHearing = false;

  constructor(
    private readonly database: Database,
    private readonly world: ChannelWorld<Row>,
    private readonly options: HubOptions,
  ) {
    this.#presence = new Presence({
      announce: (place, people, asks) => this.#announce(place, people, asks),
      changed: (place) => this.#showPresence(place),
    });
    this.#stopListening = database.listen(DATABASE_CHANNEL, {
      onMessage: (text) => this.#heard(text),
      onGap: () => this.#resume(),
    });
    const review = setInterval(() => {
      this.#ask();
      void this.#review([...this.#connections]);
    }, REVIEW_MS);
    review.unref();
    this.#timers.add(review);
  }

  /** Counts the open channels of a user in this process. */
  countOf(usuarioId: number): number {
    return this.#people.get(usuarioId)?.size ?? 0;
  }

  /** Registers the channel of an authorised user and returns the handlers of its socket. */
  open(socket: ChannelSocket, holder: Holder, identity: Identity) {
    const connection = new Connection<Row>(socket, holder, this.#shared(identity));
    this.#connections.add(connection);
    const own = this.#people.get(holder.usuarioId) ?? new Set();
    this.#people.set(holder.usuarioId, own.add(connection));
    const impatience = setTimeout(() => {
      if (!connection.isGreeted) socket.terminate();
    }, GREETING_MS);
    impatience.unref();
    return {
      said: (text: string) => {
        connection.turn = connection.turn
          .then(() => this.#said(connection, text))
          .catch((error: unknown) => {
            this.options.log.warn({ err: loggable(error) }, 'a channel is told to come again');
            socket.terminate();
          });
      },
      answered: () => {
        connection.answered = true;
      },
      closed: () => {
        clearTimeout(impatience);
        this.#connections.delete(connection);
        own.delete(connection);
        if (own.size === 0 && this.#people.get(holder.usuarioId) === own) this.#people.delete(holder.usuarioId);
        for (const place of connection.places.values()) this.#presence.leave(connection, place);
        connection.places.clear();
      },
    };
  }

  async stop(): Promise<void> {
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    for (const { socket } of this.#connections) socket.terminate();
    await this.#presence.stop();
    await this.#stopListening();
  }

  async #said(connection: Connection<Row>, text: string): Promise<void> {
    const now = performance.now();
    if (now - connection.heardSince > MESSAGES_MS) [connection.heardSince, connection.heardCount] = [now, 0];
    connection.heardCount += 1;
    const message = connection.heardCount > MESSAGES ? null : readClientMessage(text);
    if (!message) return connection.socket.close(CHANNEL_CLOSED.malformed, 'MENSAJE_INVALIDO');
    if (message.tipo === 'hola') return this.#greet(connection, message);
    connection.lists = new Set(message.listas.filter((entity) => this.world.mayFollow(entity, connection.identity)));
    await this.#follow(connection, message.registros);
  }

  /** Sends missed notices while new ones are held back, so that each is sent once. */
  async #greet(
    connection: Connection<Row>,
    {
      idioma,
      desde,
      tengo = [],
    }: { idioma: string; desde?: string | undefined; tengo?: readonly number[] | undefined },
  ): Promise<void> {
    connection.language = idioma;
    connection.held = [];
    connection.isGreeted = true;
    const { usuarioId } = connection.holder;
    const ahora = new Date().toISOString();
    const known = new Set(tengo);
    const missed =
      desde === undefined
        ? []
        : await this.world
            .noticesSince(usuarioId, new Date(Date.parse(desde) - OVERLAP_MS))
            .then((rows) => rows.filter(({ notificacionId }) => !known.has(notificacionId)));
    const sinLeer = (await this.world.unseen([usuarioId])).get(usuarioId) ?? 0;
    for (const { notificacionId } of missed) known.add(notificacionId);
    const rows = [...missed, ...connection.held.filter(({ notificacionId }) => !known.has(notificacionId))];
    connection.held = null;
    connection.told = { ids: known, until: performance.now() + OVERLAP_MS };
    connection.say({ tipo: 'listo', ahora, sinLeer });
    if (rows.length > 0) this.#sayNotices(connection, rows, ahora, sinLeer);
  }

  async #follow(
    connection: Connection<Row>,
    records: readonly { readonly entidad: string; readonly id: string; readonly edita: boolean }[],
  ): Promise<void> {
    const wanted = new Map(records.map((record) => [`${record.entidad} ${record.id}`, record]));
    for (const [key, place] of connection.places) {
      if (wanted.has(key)) continue;
      connection.places.delete(key);
      this.#presence.leave(connection, place);
    }
    const { identity } = connection;
    const nombre = wanted.size > 0 ? await this.world.nameOf(identity.usuarioId) : '';
    for (const [key, { entidad, id, edita }] of wanted) {
      if (!connection.places.has(key)) {
        if (!this.world.mayFollow(entidad, identity)) continue;
        if (!(await this.world.reachable(entidad, [id], identity)).has(id)) continue;
      }
      // The connection closed meanwhile.
      if (!this.#connections.has(connection)) return;
      const place = { entity: entidad, id };
      connection.places.set(key, place);
      const { usuarioId, proveedorId } = identity;
      this.#presence.enter(connection, place, { usuarioId, nombre, edita, proveedor: proveedorId });
    }
  }

  #heard(text: string): void {
    const message = readDatabaseMessage(text);
    if (!message) return;
    switch (message.kind) {
      case 'notices':
        for (const { id, usuarioId } of message.notices) if (this.#people.has(usuarioId)) this.#notices.add(id);
        if (this.#notices.size > 0) this.#soon('notices', GATHER_NOTICES_MS, () => this.#deliverNotices());
        break;
      case 'seen':
        for (const usuarioId of message.usuarioIds) if (this.#people.has(usuarioId)) this.#seen.add(usuarioId);
        if (this.#seen.size > 0) this.#soon('seen', GATHER_NOTICES_MS, () => this.#deliverSeen());
        break;
      case 'ended': {
        const ended = [...this.#connections].filter(({ holder }) => message.jtis.includes(holder.jti));
        if (ended.length > 0) void this.#review(ended);
        break;
      }
      case 'changes': {
        const { entity, changes } = message;
        if (this.#connections.size === 0) return;
        if (this.world.grantsAccess(entity))
          this.#soon('access', GATHER_ACCESS_MS, () => this.#review([...this.#connections]));
        const known = this.#changes.get(entity);
        this.#changes.set(entity, known === null || changes === null ? null : [...(known ?? []), ...changes]);
        this.#soon('changes', GATHER_CHANGES_MS, () => this.#deliverChanges());
        break;
      }
      case 'presence':
        if (message.process !== this.#process)
          this.#presence.heard(message.process, message, message.people, message.asks);
    }
  }

  async #deliverNotices(): Promise<void> {
    const ids = [...this.#notices];
    this.#notices.clear();
    const ahora = new Date().toISOString();
    const byReader = grouped(await this.world.noticesById(ids), ({ usuarioId }) => usuarioId);
    const unseen = await this.world.unseen([...byReader.keys()]);
    for (const [usuarioId, rows] of byReader)
      for (const connection of this.#people.get(usuarioId) ?? []) {
        if (!connection.isGreeted) continue;
        if (connection.held) connection.held.push(...rows);
        else this.#sayNew(connection, rows, ahora, unseen.get(usuarioId) ?? 0);
      }
  }

  #sayNew(connection: Connection<Row>, rows: readonly Row[], ahora: string, sinLeer: number): void {
    if (connection.told && connection.told.until < performance.now()) connection.told = null;
    const fresh = rows.filter(({ notificacionId }) => !connection.told?.ids.has(notificacionId));
    if (fresh.length > 0) this.#sayNotices(connection, fresh, ahora, sinLeer);
  }

  #sayNotices(connection: Connection<Row>, rows: readonly Row[], ahora: string, sinLeer: number): void {
    const nuevas = rows.map((row) => this.world.shown(row, connection.language));
    connection.say({ tipo: 'notificaciones', ahora, nuevas, sinLeer });
  }

  async #deliverSeen(): Promise<void> {
    const people = [...this.#seen];
    this.#seen.clear();
    const ahora = new Date().toISOString();
    const unseen = await this.world.unseen(people);
    for (const usuarioId of people)
      for (const connection of this.#people.get(usuarioId) ?? [])
        if (connection.isGreeted) this.#sayNotices(connection, [], ahora, unseen.get(usuarioId) ?? 0);
  }

  async #deliverChanges(): Promise<void> {
    const written = [...this.#changes];
    this.#changes.clear();
    for (const [entity, changes] of written) {
      const followers = [...this.#connections].filter((connection) => this.#follows(connection, entity, changes));
      const groups = grouped(followers, ({ identity }) => this.world.reachOf(entity, identity));
      for (const [reach, group] of groups) {
        if (reach === undefined) {
          for (const connection of group) connection.say({ tipo: 'cambios', entidad: entity, cambios: changes });
          continue;
        }
        // Skips the scope check for bulk changes; a refetch of the list applies it.
        if (changes === null) continue;
        const ids = [...new Set(changes.map(({ id }) => id))];
        const seen = await this.world.reachable(entity, ids, group[0]!.identity);
        const cambios = changes.filter(({ id }) => seen.has(id));
        if (cambios.length === 0) continue;
        for (const connection of group) connection.say({ tipo: 'cambios', entidad: entity, cambios });
      }
    }
  }

  #follows({ lists, places, identity }: Connection<Row>, entity: string, changes: readonly Change[] | null): boolean {
    const isInSight =
      lists.has(entity) || (changes?.some(({ id }) => places.has(`${entity} ${id}`)) ?? places.size > 0);
    return isInSight && this.world.mayFollow(entity, identity);
  }

  async #announce({ entity, id }: Place, people: readonly Visitor[], asks: boolean): Promise<void> {
    const text = writePresence(this.#process, entity, id, people.slice(0, 30), asks);
    await this.database.orm
      .execute(sql`select pg_notify(${DATABASE_CHANNEL}, ${text})`)
      // Presence is announced again at its interval.
      .catch(() => undefined);
  }

  #showPresence(place: Place): void {
    const people = this.#presence.at(place);
    const key = `${place.entity} ${place.id}`;
    for (const connection of this.#connections) {
      if (!connection.places.has(key)) continue;
      const { identity } = connection;
      const personas = people
        .filter((person) => person.usuarioId !== identity.usuarioId && this.world.canSeeUser(identity, person))
        .map(({ usuarioId, nombre, edita }) => ({ usuarioId, nombre, edita }));
      connection.say({ tipo: 'presencia', entidad: place.entity, id: place.id, personas });
    }
  }

  /** Called when listening to the database begins or resumes: messages sent before are unknown. */
  #resume(): void {
    const isFirst = !this.#isHearing;
    this.#isHearing = true;
    if (isFirst && this.#connections.size === 0) return;
    this.#presence.resume();
    for (const connection of this.#connections) if (connection.isGreeted) connection.say({ tipo: 'resincroniza' });
  }

  /** Terminates channels without an answer since the last ping: a machine that was switched off closes no connection. */
  #ask(): void {
    for (const connection of this.#connections) {
      if (!connection.answered) connection.socket.terminate();
      connection.answered = false;
      connection.socket.ping();
    }
  }

  /** Closes the channels of ended sessions, and updates the permissions of the others from their accounts. */
  async #review(reviewed: readonly Connection<Row>[]): Promise<void> {
    const live = await this.world.live(reviewed.map(({ holder }) => holder)).catch((error: unknown) => {
      this.options.log.warn({ err: loggable(error) }, 'channels could not be reviewed');
      return null;
    });
    if (!live) return;
    this.#permissions.clear();
    for (const connection of reviewed) {
      const identity = live.get(connection.holder.jti);
      if (!identity) {
        connection.socket.close(CHANNEL_CLOSED.session, 'SESION_TERMINADA');
        continue;
      }
      connection.identity = this.#shared(identity);
      await this.#keepWithin(connection);
    }
  }

  /** Shares one permission map per profile: it is the largest part of an identity. */
  #shared(identity: Identity): Identity {
    const key = [...identity.permissions].join();
    const permissions = this.#permissions.get(key) ?? identity.permissions;
    this.#permissions.set(key, permissions);
    return { ...identity, permissions };
  }

  /** Closes records that the user may no longer see. */
  async #keepWithin(connection: Connection<Row>): Promise<void> {
    for (const [key, place] of connection.places) {
      const { identity } = connection;
      if (this.world.mayFollow(place.entity, identity)) {
        if (this.world.reachOf(place.entity, identity) === undefined) continue;
        if ((await this.world.reachable(place.entity, [place.id], identity)).has(place.id)) continue;
      }
      if (connection.places.delete(key)) this.#presence.leave(connection, place);
    }
  }

  readonly #waiting = new Set<string>();

  /** Debounces work by name. If the database is unavailable, notifies all clients of possibly missed messages. */
  #soon(what: string, after: number, work: () => Promise<void>): void {
    if (this.#waiting.has(what)) return;
    this.#waiting.add(what);
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      this.#waiting.delete(what);
      work().catch((error: unknown) => {
        this.options.log.warn({ err: loggable(error) }, 'channels are told to ask again');
        for (const connection of this.#connections) if (connection.isGreeted) connection.say({ tipo: 'resincroniza' });
      });
    }, after);
    this.#timers.add(timer);
  }
}
