/** SPEC 3: reachability of the server, with its up and down actions. */
export interface ConnectionState {
  readonly up: boolean;
  /** Moment when the connection was lost; null while it is up. */
  readonly since: Date | null;
}

/** An outage, reported once it is over. */
export interface Outage {
  readonly inicio: Date;
  readonly fin: Date;
  /** Response time of the call that found the server again, in milliseconds. */
  readonly latenciaMs: number;
}

export interface Connection {
  get(): ConnectionState;
  subscribe(listener: () => void): () => void;
  /** Reports a call without a response: the server is probed before listeners are notified. */
  suspect(): void;
  down(): void;
  up(): void;
  /** Probes at once instead of waiting for the next attempt. */
  retry(): Promise<void>;
  stop(): void;
}

export interface ConnectionOptions {
  /** Resolves to true when the server answers. */
  readonly probe: () => Promise<boolean>;
  readonly onRecovered: (outage: Outage) => unknown;
  /** Emits `online` and `offline`. */
  readonly events: EventTarget;
}

/** Delays between probes while the connection is down: short at first, then longer. */
const DELAYS_MS = [1000, 2000, 4000, 8000, 15_000] as const;

/** Monitors the connection: probes it on suspicion of a loss, and then until it is back. */
export function createConnection({ probe, onRecovered, events }: ConnectionOptions): Connection {
  let state: ConnectionState = { up: true, since: null };
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let asking: Promise<void> | null = null;
  const listeners = new Set<() => void>();

  const publish = (next: ConnectionState) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const ask = async () => {
    const started = performance.now();
    const answered = await probe().catch(() => false);
    if (answered) recover(performance.now() - started);
    else connection.down();
  };
  const askOnce = () =>
    (asking ??= ask().finally(() => {
      asking = null;
    }));
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void askOnce(), DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)]);
    attempt += 1;
  };
  const recover = (latency: number) => {
    clearTimeout(timer);
    attempt = 0;
    const { since } = state;
    if (!since) return;
    publish({ up: true, since: null });
    onRecovered({ inicio: since, fin: new Date(), latenciaMs: Math.round(latency) });
  };
  const onOffline = () => connection.down();
  const onOnline = () => void askOnce();
  events.addEventListener('offline', onOffline);
  events.addEventListener('online', onOnline);

  const connection: Connection = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    suspect: () => void askOnce(),
    down() {
      if (state.up) publish({ up: false, since: new Date() });
      wait();
    },
    up: () => recover(0),
    retry: askOnce,
    stop() {
      clearTimeout(timer);
      events.removeEventListener('offline', onOffline);
      events.removeEventListener('online', onOnline);
    },
  };
  return connection;
}
