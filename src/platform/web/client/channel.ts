import {
  CHANNEL_CLOSED,
  CHANNEL_PROTOCOL,
  OVERLAP_MS,
  type ClientMessage,
  type FollowedRecord,
  type ServerMessage,
} from '#platform/shared/channel';

/** Lists and records that a page shows: the channel reports their changes. */
export interface Followed {
  readonly listas: readonly string[];
  readonly registros: readonly FollowedRecord[];
}

export interface ChannelOptions<Notice extends { readonly notificacionId: number }> {
  /** Base of the API, e.g. `/api`. */
  readonly baseUrl: string;
  /** Requests the URL of the channel and a ticket. */
  readonly negotiate: () => Promise<{ readonly url: string; readonly accessToken: string }>;
  readonly getLanguage: () => string;
  /** Receives messages. Each notice arrives once, even after a reconnection. */
  readonly onMessage: (message: ServerMessage<Notice>) => void;
  /** Reports the state of the channel: while it is closed, pages poll. */
  readonly onOpen: (isOpen: boolean) => void;
  /** Emits `online`. */
  readonly events: EventTarget;
  readonly WebSocket?: typeof globalThis.WebSocket;
}

export interface Channel {
  /** Reports what the page currently shows. */
  readonly follow: (followed: Followed) => void;
  readonly close: () => void;
}

/** Delays between attempts: short at first, then longer. Jitter spreads the pages of a network. */
const RETRY_MS = [1_000, 2_000, 5_000, 15_000, 30_000, 60_000] as const;
const jittered = (milliseconds: number) => milliseconds * (0.5 + Math.random());

/** Opens the channel to the server, reopens it whenever it breaks, and resumes where it stopped. */
export function openChannel<Notice extends { readonly notificacionId: number }>(
  options: ChannelOptions<Notice>,
): Channel {
  const Socket = options.WebSocket ?? globalThis.WebSocket;
  /** Arrival time of each recent notice, by its key. */
  const had = new Map<number, number>();
  let socket: WebSocket | null = null;
  let followed: Followed = { listas: [], registros: [] };
  let latest: string | undefined;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isOver = false;

  const say = (message: ClientMessage) => {
    if (socket?.readyState === Socket.OPEN) socket.send(JSON.stringify(message));
  };
  const greet = () => {
    const since = Date.now() - 2 * OVERLAP_MS;
    for (const [id, at] of had) if (at < since) had.delete(id);
    say({ tipo: 'hola', idioma: options.getLanguage(), desde: latest, tengo: [...had.keys()] });
    say({ tipo: 'mira', ...followed });
  };
  const later = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void connect(), jittered(RETRY_MS[Math.min(attempt, RETRY_MS.length - 1)]!));
    attempt += 1;
  };
  const receive = (text: string) => {
    const message = JSON.parse(text) as ServerMessage<Notice>;
    if (message.tipo === 'listo') {
      attempt = 0;
      options.onOpen(true);
    }
    if ('ahora' in message) latest = message.ahora;
    if (message.tipo === 'resincroniza') greet();
    if (message.tipo !== 'notificaciones') return options.onMessage(message);
    const nuevas = message.nuevas.filter(({ notificacionId }) => !had.has(notificacionId));
    for (const { notificacionId } of nuevas) had.set(notificacionId, Date.now());
    options.onMessage({ ...message, nuevas });
  };
  const connect = async () => {
    const where = await options.negotiate().catch(() => null);
    if (isOver) return;
    if (!where) return later();
    const address = new URL(`${options.baseUrl}${where.url}`, globalThis.location.href);
    address.protocol = address.protocol === 'https:' ? 'wss:' : 'ws:';
    const made = new Socket(address, [CHANNEL_PROTOCOL, where.accessToken]);
    socket = made;
    made.addEventListener('open', greet);
    made.addEventListener('message', ({ data }) => receive(String(data)));
    made.addEventListener('close', ({ code }) => {
      if (socket !== made) return;
      socket = null;
      if (isOver) return;
      options.onOpen(false);
      // Delays the reconnection after the end of a session: the next ticket request shows if it is still valid.
      if (code === CHANNEL_CLOSED.session) attempt = Math.max(attempt, 1);
      later();
    });
  };
  const onOnline = () => {
    if (socket || isOver) return;
    attempt = 0;
    clearTimeout(timer);
    void connect();
  };
  options.events.addEventListener('online', onOnline);
  void connect();
  return {
    follow(what) {
      followed = what;
      say({ tipo: 'mira', ...what });
    },
    close() {
      isOver = true;
      clearTimeout(timer);
      options.events.removeEventListener('online', onOnline);
      const last = socket;
      socket = null;
      // Browsers warn about a socket that is closed while it connects.
      if (last?.readyState === Socket.CONNECTING) last.addEventListener('open', () => last.close());
      else last?.close();
    },
  };
}
