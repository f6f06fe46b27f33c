import { seal, unseal } from '#platform/shared/text/sealed-text';
import { ApiError } from '../api-error';
import type { Connection } from '../connection';
import type { HttpAnswer, HttpClient } from '../http-client';
import type { OfflineUse, HttpRequest } from '../http-request';
import { personKey, placeOf, rewrap } from './device-key';
import { openDeviceStore, type DeviceStore } from './device-store';
import { UNCERTAIN, type QueuedWrite } from './queued-write';
import { readKept } from './read-kept';
import { isUnreachable } from './unreachable';

/** Timeout of the server, in milliseconds: after it a read returns the device's last copy, and a write is queued. */
const PATIENCE_MS = 5_000;
/** Time that the server remembers idempotency keys (`forgetOldKeys`), in milliseconds, less an hour for clock differences. */
const KNOWN_MS = 71 * 60 * 60 * 1_000;
/** Delay before a failed write is sent again, and the maximum number of such attempts. */
const AGAIN_MS = 10_000;
const MAX_FAILURES = 5;
const LOCK = 'red-salud.cola';
const PAGING = ['X-Total-Items'] as const;

export interface DeviceState {
  /** Unsent writes of the signed-in user, in order. */
  readonly writes: readonly QueuedWrite[];
  /** Number of queued writes of other users, unreadable until they sign in. */
  readonly ofOthers: number;
  /** Time of the oldest displayed response; null when all are current. */
  readonly shownFrom: Date | null;
  readonly isSending: boolean;
}

/** Result of sending the queue. */
export interface Sent {
  readonly waiting: number;
  readonly sent: number;
  readonly refused: number;
}

/** Offline store of the signed-in user: stored responses and queued writes. */
export interface Device {
  get(): DeviceState;
  subscribe(listener: () => void): () => void;
  /** Performs a call that works without a connection. */
  readonly call: (use: OfflineUse, path: string, request: HttpRequest) => Promise<HttpAnswer>;
  /** Stores a response that was received without the device. */
  readonly keep: (path: string, answer: Pick<HttpAnswer, 'body' | 'headers'>) => Promise<void>;
  /** Sends the queued writes in order; stops when the server is unreachable. */
  send(): Promise<Sent>;
  /** Sends a refused write again. */
  retry(seq: number): Promise<void>;
  /** Discards a queued write. */
  drop(seq: number): Promise<void>;
  /** Continues the session with another token. */
  renew(token: string): Promise<void>;
  close(): void;
}

interface DeviceOptions {
  /** `usuarioId` of the person. */
  readonly owner: number;
  readonly token: string;
  readonly http: HttpClient;
  readonly connection: Connection;
}

/** Response to a queued write, which only the device has accepted. */
const queued = (): HttpAnswer => ({ status: 202, headers: new Headers(), body: '', json: { enCola: true } });

/**
 * Opens the device's data of a person: answers and writes, encrypted with a key that goes with their session.
 *
 * A write is stored before it is sent, and removed once it has arrived. A browser that is killed in between sends it again, and the server
 * recognises its key. Writes are sent one by one in order. A refused write stays, with its reason, until the person decides; later writes
 * are sent regardless.
 *
 * @throws when storage is blocked, or the key is not available
 */
export async function openDevice({ owner, token, http, connection }: DeviceOptions): Promise<Device> {
  const store = await openDeviceStore();
  const ask = async () => ((await http('/network/clave-local')).json as { clave: string }).clave;
  const key = await personKey(store, owner, token, ask);
  const others = new BroadcastChannel(LOCK);
  const listeners = new Set<() => void>();
  const inFlight = new Set<number>();
  /** Token that encrypts the copy of the key. */
  let current = token;
  const failures = new Map<number, number>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let state: DeviceState = { ...(await readQueue(store, key, owner)), shownFrom: null, isSending: false };

  const publish = (next: Partial<DeviceState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  /** Counter of changes to `writes`. */
  let changes = 0;
  const reload = async () => {
    // Reads again when writes changed meanwhile: stale data would lose writes or reorder them.
    for (;;) {
      const before = changes;
      const found = await readQueue(store, key, owner);
      if (changes === before) return publish(found);
    }
  };
  others.addEventListener('message', () => void reload());
  /** Publishes the known queue without reading and decrypting it again; other tabs read it. */
  const show = (writes: readonly QueuedWrite[]) => {
    changes += 1;
    publish({ writes });
    // A channel is of one origin.
    // eslint-disable-next-line unicorn/require-post-message-target-origin
    others.postMessage('changed');
  };
  const showOne = (write: QueuedWrite) =>
    show([...state.writes.filter(({ seq }) => seq !== write.seq), write].toSorted((one, other) => one.seq - other.seq));

  const put = async ({
    seq,
    ...write
  }: QueuedWrite | (Omit<QueuedWrite, 'seq'> & { seq?: number })): Promise<number> => {
    const sealed = await seal(key, `cola ${owner}`, JSON.stringify(write));
    const transaction = store.transaction('cola', 'readwrite', { durability: 'strict' });
    const place = await transaction.store.put({ ...sealed, owner, ...(seq === undefined ? {} : { seq }) });
    await transaction.done;
    return place;
  };
  const remove = async (seq: number) => {
    await store.delete('cola', seq);
    show(state.writes.filter((each) => each.seq !== seq));
  };

  const keep = async (path: string, { body, headers }: Pick<HttpAnswer, 'body' | 'headers'>) => {
    const text = JSON.stringify({
      body,
      headers: PAGING.flatMap((name) => (headers.has(name) ? [[name, headers.get(name)]] : [])),
    });
    const place = await placeOf(owner, path);
    await store.put('respuestas', { ...(await seal(key, place, text)), owner, at: Date.now() }, place);
  };
  const kept = async (path: string): Promise<HttpAnswer | null> => {
    const found = await readKept(store, key, owner, path);
    if (!found) return null;
    const { body, headers, at } = found;
    if (!state.shownFrom || at < state.shownFrom.getTime()) publish({ shownFrom: new Date(at) });
    return { status: 200, headers: new Headers([...headers]), body, json: body === '' ? undefined : JSON.parse(body) };
  };

  const read = async (path: string, request: HttpRequest): Promise<HttpAnswer> => {
    const known = connection.get().up ? null : await kept(path).catch(() => null);
    if (known) return known;
    const asked = http(path, request).then(async (answer) => {
      // A response that cannot be stored is still returned.
      await keep(path, answer).catch(() => undefined);
      return answer;
    });
    try {
      const answer = await Promise.race([asked, later(PATIENCE_MS)]);
      if (answer) return answer;
      return (await kept(path).catch(() => null)) ?? (await asked);
    } catch (error) {
      const last = isUnreachable(error) ? await kept(path).catch(() => null) : null;
      if (last) return last;
      throw error;
    } finally {
      asked.catch(() => undefined);
    }
  };

  /** Serialises the writes of this tab: a later write does not arrive earlier. */
  let turn: Promise<unknown> = Promise.resolve();
  const write = (
    name: string,
    params: QueuedWrite['params'],
    path: string,
    request: HttpRequest,
  ): Promise<HttpAnswer> => {
    // A second person cannot be verified offline, and passwords are never stored.
    if (request.body?.includes('"segundaPersona"')) return http(path, request);
    const answer = turn.then(() => writeInTurn(name, params, path, request));
    turn = answer.catch(() => undefined);
    return answer;
  };
  const waitsFor = ({ refusal }: QueuedWrite) => refusal === null;

  const writeInTurn = async (
    name: string,
    params: QueuedWrite['params'],
    path: string,
    request: HttpRequest,
  ): Promise<HttpAnswer> => {
    const headers = new Headers(request.headers);
    const idempotencyKey = headers.get('Idempotency-Key') ?? crypto.randomUUID();
    // A repeated submit with the same key is one write.
    if (state.writes.some((each) => each.key === idempotencyKey)) return queued();
    const waits = !connection.get().up || state.writes.some(waitsFor);
    const now = new Date().toISOString();
    const entry = {
      name,
      params,
      path,
      method: request.method ?? 'POST',
      body: request.body ?? null,
      key: idempotencyKey,
      at: now,
      triedAt: waits ? null : now,
      refusal: null,
    };
    const seq = await put(entry);
    if (waits) {
      showOne({ ...entry, seq });
      if (connection.get().up) void device.send();
      return queued();
    }
    inFlight.add(seq);
    let isAwaited = true;
    const arrival = (async () => {
      try {
        headers.set('Idempotency-Key', idempotencyKey);
        const answer = await http(path, { ...request, headers });
        await remove(seq);
        return answer;
      } catch (error) {
        // A refusal is thrown to the waiting form, which still has its input. If the user no longer waits, it is stored in the queue.
        if (!mayArrive(error)) await (isAwaited ? remove(seq) : refuse({ ...entry, seq }, error as ApiError));
        else if (isFailing(error)) again();
        throw error;
      } finally {
        inFlight.delete(seq);
      }
    })();
    try {
      const answer = await Promise.race([arrival, later(PATIENCE_MS)]);
      if (answer) return answer;
      isAwaited = false;
      // The request continues in the background; later writes follow it.
      arrival.then(
        () => device.send(),
        (error: unknown) => (isUnreachable(error) ? undefined : device.send()),
      );
      showOne({ ...entry, seq });
      return queued();
    } catch (error) {
      if (mayArrive(error)) showOne({ ...entry, seq });
      // After the end of a session, the write is sent when its user signs in again.
      if (isUnreachable(error) || isFailing(error)) return queued();
      throw error;
    }
  };

  const refuse = async (entry: QueuedWrite, { status, codigo, message, errores }: ApiError) => {
    const refused = { ...entry, refusal: { status, codigo, message, errores, at: new Date().toISOString() } };
    await put(refused);
    showOne(refused);
  };
  const again = () => {
    clearTimeout(timer);
    timer = setTimeout(() => void device.send(), AGAIN_MS);
  };

  /** Returns `stop` when the next write must not be sent. */
  const sendOne = async (entry: QueuedWrite): Promise<'sent' | 'refused' | 'stop'> => {
    if (entry.triedAt && Date.now() - Date.parse(entry.triedAt) > KNOWN_MS) {
      await refuse(
        entry,
        new ApiError({ kind: 'HTTP_ERROR', status: 0, codigo: UNCERTAIN, message: 'device.uncertain' }),
      );
      return 'refused';
    }
    const tried = entry.triedAt ? entry : { ...entry, triedAt: new Date().toISOString() };
    if (!entry.triedAt) await put(tried);
    try {
      await http(entry.path, { method: entry.method, body: entry.body, headers: { 'Idempotency-Key': entry.key } });
      failures.delete(entry.seq);
      await remove(entry.seq);
      return 'sent';
    } catch (error) {
      if (!(error instanceof ApiError) || isUnreachable(error) || error.status === 401) return 'stop';
      if (isFailing(error)) {
        const times = (failures.get(entry.seq) ?? 0) + 1;
        failures.set(entry.seq, times);
        if (times < MAX_FAILURES || error.status === 429) {
          again();
          return 'stop';
        }
      }
      await refuse(tried, error);
      return 'refused';
    }
  };

  const sendAll = async (): Promise<Sent> => {
    const counts = { waiting: 0, sent: 0, refused: 0 };
    await reload();
    publish({ isSending: true });
    try {
      for (;;) {
        const next = state.writes.find(waitsFor);
        // A write whose request is in progress goes first; when it ends, the others follow.
        if (!next || inFlight.has(next.seq)) break;
        const outcome = await sendOne(next);
        if (outcome === 'stop') break;
        counts[outcome] += 1;
      }
    } finally {
      publish({ isSending: false });
    }
    return { ...counts, waiting: state.writes.filter(waitsFor).length };
  };

  const device: Device = {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    call: (use, path, request) =>
      use.how === 'keep' ? read(path, request) : write(use.name, use.params, path, request),
    keep,
    // Only one tab sends: two would send the same writes twice.
    send: () => navigator.locks.request(LOCK, sendAll),
    async retry(seq) {
      const entry = state.writes.find((each) => each.seq === seq);
      if (!entry) return;
      const waiting = { ...entry, triedAt: null, refusal: null };
      await put(waiting);
      showOne(waiting);
      await device.send();
    },
    drop: remove,
    async renew(next) {
      const before = current;
      current = next;
      await rewrap(store, owner, before, next);
    },
    close() {
      clearTimeout(timer);
      unwatch();
      others.close();
      store.close();
    },
  };
  let wasUp = connection.get().up;
  const unwatch = connection.subscribe(() => {
    const { up } = connection.get();
    if (up && !wasUp) publish({ shownFrom: null });
    wasUp = up;
  });
  return device;
}

async function readQueue(
  store: DeviceStore,
  key: CryptoKey,
  owner: number,
): Promise<Pick<DeviceState, 'writes' | 'ofOthers'>> {
  const all = await store.getAll('cola');
  const own = all.filter((each) => each.owner === owner);
  const writes = await Promise.all(
    own.map(async (each) => ({
      ...(JSON.parse(await unseal(key, `cola ${owner}`, each)) as Omit<QueuedWrite, 'seq'>),
      seq: each.seq!,
    })),
  );
  return { writes: writes.toSorted((one, other) => one.seq - other.seq), ofOthers: all.length - own.length };
}

const later = (ms: number) => new Promise<null>((resolve) => setTimeout(() => resolve(null), ms));
/** True when the server responds but is failing; a later attempt may succeed. */
const isFailing = (error: unknown) => error instanceof ApiError && (error.status >= 500 || error.status === 429);
const mayArrive = (error: unknown) =>
  isUnreachable(error) || isFailing(error) || (error instanceof ApiError && error.status === 401);
