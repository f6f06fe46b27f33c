import type { DraftSlot } from '../form/drafts/draft-slot';
import type { LineValues } from '../lines/line-column';
import { describeError } from '../states/describe-error';
import { afterSending, readWaiting, withWaiting, type Waiting } from './waiting';
import type { LineKey } from './walk-lines';
import type { WalkSpec } from './walk-spec';

/** Conflict of a line: the amounts of this user and of another one. */
export interface Disagreement {
  readonly key: LineKey;
  readonly mine: number;
  readonly theirs: number | null;
  readonly who: string | null;
}

export interface SenderState {
  readonly waiting: readonly Waiting[];
  readonly offline: boolean;
  readonly disagreements: readonly Disagreement[];
}

interface SenderOptions {
  readonly spec: WalkSpec;
  /** Storage of pending amounts, which survives the page. */
  readonly slot: Pick<DraftSlot, 'found' | 'write' | 'writeNow' | 'remove'>;
  /** Calls the operation that saves the lines; null for a walk that stores them until its step. */
  readonly send: ((body: Record<string, unknown>) => Promise<unknown>) | null;
  /** Called with the stored amount of a line, as returned by the server. */
  readonly onStored: (key: LineKey, amount: number | null) => void;
  /** Called when the server no longer accepts these lines, with a text or key of the reason. */
  readonly onRefused: (message: string) => void;
}

/** Maximum lines of one request. */
const AT_ONCE = 100;
/** Delays between attempts without connection. */
const DELAYS_MS = [2000, 4000, 8000, 15_000] as const;

export type Sender = ReturnType<typeof createSender>;

/**
 * Saves each line immediately after its entry. Unsent lines wait, on disk too, until the connection returns. Conflicts with other users
 * stay until resolved.
 */
export function createSender({ spec, slot, send, onStored, onRefused }: SenderOptions) {
  const found = readWaiting(slot.found?.values['espera']);
  let state: SenderState = { waiting: found, offline: false, disagreements: [] };
  let busy = false;
  let attempt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();

  const publish = (next: Partial<SenderState>) => {
    state = { ...state, ...next };
    for (const listener of listeners) listener();
  };
  const keep = (waiting: readonly Waiting[]) => {
    publish({ waiting });
    void (waiting.length > 0 ? slot.write(draftOf(waiting)) : slot.remove());
  };
  const settle = (key: LineKey, told: readonly Disagreement[] = []) =>
    publish({ disagreements: [...state.disagreements.filter((one) => one.key !== key), ...told] });
  const take = (sent: readonly Waiting[], data: unknown) => {
    const refused = new Set<LineKey>();
    for (const { key, amount, who, saved } of linesOf(data, spec)) {
      const mine = sent.find((one) => one.key === key)?.amount;
      onStored(key, amount);
      const differs = !saved && mine !== undefined && mine !== amount;
      if (differs) refused.add(key);
      settle(key, differs ? [{ key, mine, theirs: amount, who }] : []);
    }
    keep(afterSending(state.waiting, sent, refused));
  };
  const fail = (sent: readonly Waiting[], error: unknown) => {
    const { status, message } = describeError(error);
    if (isFinal(status)) {
      onRefused(message);
      keep(state.waiting.filter((one) => !sent.includes(one)));
      return;
    }
    publish({ offline: true });
    timer = setTimeout(() => void flush(), DELAYS_MS[Math.min(attempt, DELAYS_MS.length - 1)]);
    attempt += 1;
  };
  /** Sends the pending lines, until none is left or the connection is lost. */
  const flush = async (): Promise<void> => {
    clearTimeout(timer);
    if (!send || busy || state.waiting.length === 0) return;
    busy = true;
    const sent = state.waiting.slice(0, AT_ONCE);
    const [data, error] = await send(bodyOf(sent, spec)).then(
      (answer): [unknown, unknown] => [answer, null],
      (reason: unknown): [unknown, unknown] => [null, reason],
    );
    busy = false;
    if (error !== null) {
      fail(sent, error);
    } else {
      attempt = 0;
      publish({ offline: false });
      take(sent, data);
    }
    if (!state.offline) await flush();
  };

  return {
    /** Pending lines of an earlier walk. */
    found,
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    /**
     * @param before last known amount of the line
     * @param lots scanned lots of the line
     */
    put(key: LineKey, amount: number, before: number | null, lots?: readonly LineValues[]) {
      keep(withWaiting(state.waiting, { key, amount, before, at: Date.now(), ...(lots ? { lots } : {}) }));
      settle(key);
      void flush();
    },
    settle: (key: LineKey) => settle(key),
    /** Withdraws an unsent amount. */
    withdraw: (key: LineKey) => keep(state.waiting.filter((one) => one.key !== key)),
    /** Clears the pending lines after the step has taken them. */
    forget: () => keep([]),
    /** Sends pending lines of an earlier walk, and again when the browser is back online. */
    start(events: EventTarget) {
      const online = () => void flush();
      const leave = () => {
        if (state.waiting.length > 0) slot.writeNow(draftOf(state.waiting));
      };
      void flush();
      events.addEventListener('online', online);
      events.addEventListener('pagehide', leave);
      return () => {
        clearTimeout(timer);
        events.removeEventListener('online', online);
        events.removeEventListener('pagehide', leave);
      };
    },
  };
}

function draftOf(waiting: readonly Waiting[]) {
  return { values: { espera: waiting }, base: null, sent: null };
}

/** True for a permanent refusal, which is reported; other failures are retried. */
function isFinal(status: number | null): boolean {
  return status !== null && status >= 400 && status < 500 && ![401, 408, 425, 429].includes(status);
}

function bodyOf(sent: readonly Waiting[], { field, key: name, save }: WalkSpec): Record<string, unknown> {
  const now = Date.now();
  return {
    [field]: sent.map(({ key, amount, before, at }) => ({
      [name]: key,
      [save!.as]: amount,
      antes: before,
      ...(save!.ago === undefined ? {} : { [save!.ago]: Math.max(0, Math.round((now - at) / 1000)) }),
    })),
  };
}

interface Answered {
  readonly key: LineKey;
  readonly amount: number | null;
  readonly who: string | null;
  readonly saved: boolean;
}

function linesOf(data: unknown, { field, key, save }: WalkSpec): readonly Answered[] {
  const lines = (data as Readonly<Record<string, unknown>> | null)?.[field];
  if (!Array.isArray(lines) || !save) return [];
  return (lines as Readonly<Record<string, unknown>>[]).map((line) => {
    const [amount, who] = [line[save.as], line['quien']];
    return {
      key: Number(line[key]),
      amount: typeof amount === 'number' ? amount : null,
      who: typeof who === 'string' ? who : null,
      saved: line['guardada'] === true,
    };
  });
}
