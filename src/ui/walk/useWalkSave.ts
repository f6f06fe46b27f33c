import { useDataProvider, type DataProvider } from 'react-admin';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftSlot } from '../form/drafts/draft-slot';
import { useLatest } from '../lines/useLatest';
import { describeError } from '../states/describe-error';
import { afterSending, readWaiting, withWaiting, type Waiting } from './waiting';
import type { LineKey } from './walk-lines';
import type { WalkSpec } from './walk-spec';

/** Somebody else filled the line in meanwhile: what they say, and what we do. */
export interface Disagreement {
  readonly key: LineKey;
  readonly mine: number;
  readonly theirs: number | null;
  readonly who: string | null;
}

type Operation = (call: {
  readonly params: Readonly<Record<string, unknown>>;
  readonly body: Readonly<Record<string, unknown>>;
  readonly idempotencyKey: string;
}) => Promise<{ readonly data: unknown }>;

/** Lines that one request takes. */
const AT_ONCE = 100;
/** Between attempts without connection. */
const DELAYS_MS = [2000, 4000, 8000, 15_000] as const;

interface SaveOptions {
  readonly id: string;
  readonly spec: WalkSpec;
  readonly slot: DraftSlot;
  /** What a line holds by now, as the server says. */
  readonly onStored: (key: LineKey, amount: number | null) => void;
  /** The server takes these lines no more; a text or key that says why. */
  readonly onRefused: (message: string) => void;
}

/**
 * Saves each line as soon as it is filled in. What cannot be sent waits, on the disk too, and is sent when there is a connection again;
 * what somebody else filled in meanwhile is told and stays until it is decided. A walk without an operation keeps all on the disk alone.
 */
export function useWalkSave(options: SaveOptions) {
  const { slot } = options;
  const provider = useDataProvider<DataProvider & Readonly<Record<string, Operation>>>();
  const latest = useLatest(options);
  const [found] = useState(() => readWaiting(slot.found?.values['espera']));
  const waiting = useRef(found);
  const [count, setCount] = useState(found.length);
  const [offline, setOffline] = useState(false);
  const [disagreements, setDisagreements] = useState<readonly Disagreement[]>([]);
  const busy = useRef(false);
  const attempt = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const keep = useCallback(
    (next: readonly Waiting[]) => {
      waiting.current = next;
      setCount(next.length);
      void (next.length > 0 ? slot.write(draftOf(next)) : slot.remove());
    },
    [slot],
  );
  const settle = useCallback((key: LineKey, told: readonly Disagreement[] = []) => {
    setDisagreements((all) => [...all.filter((one) => one.key !== key), ...told]);
  }, []);

  const flush = useCallback(async (): Promise<void> => {
    clearTimeout(timer.current);
    const { id, spec, onStored, onRefused } = latest.current;
    if (!spec.save || busy.current || waiting.current.length === 0) return;
    busy.current = true;
    const sent = waiting.current.slice(0, AT_ONCE);
    try {
      const operation = provider[spec.save.operation] as Operation;
      const { data } = await operation({
        params: { [spec.save.param]: id },
        body: bodyOf(sent, spec),
        idempotencyKey: crypto.randomUUID(),
      });
      attempt.current = 0;
      setOffline(false);
      const refused = new Set<LineKey>();
      for (const { key, amount, who, saved } of linesOf(data, spec)) {
        const mine = sent.find((one) => one.key === key)?.amount;
        onStored(key, amount);
        const differs = !saved && mine !== undefined && mine !== amount;
        if (differs) refused.add(key);
        settle(key, differs ? [{ key, mine, theirs: amount, who }] : []);
      }
      keep(afterSending(waiting.current, sent, refused));
    } catch (error) {
      const { status, message } = describeError(error);
      if (isFinal(status)) {
        attempt.current = 0;
        onRefused(message);
        keep(waiting.current.filter((one) => !sent.includes(one)));
      } else {
        setOffline(true);
        timer.current = setTimeout(() => void flush(), DELAYS_MS[Math.min(attempt.current, DELAYS_MS.length - 1)]);
        attempt.current += 1;
      }
    } finally {
      busy.current = false;
    }
    if (attempt.current === 0) await flush();
  }, [keep, latest, provider, settle]);

  useEffect(() => {
    const online = () => void flush();
    const leave = () => {
      if (waiting.current.length > 0) slot.writeNow(draftOf(waiting.current));
    };
    void flush();
    window.addEventListener('online', online);
    window.addEventListener('pagehide', leave);
    return () => {
      clearTimeout(timer.current);
      window.removeEventListener('online', online);
      window.removeEventListener('pagehide', leave);
    };
  }, [flush, slot]);

  /** @param before what the line was known to hold */
  const put = useCallback(
    (key: LineKey, amount: number, before: number | null) => {
      keep(withWaiting(waiting.current, { key, amount, before, at: Date.now() }));
      settle(key);
      void flush();
    },
    [flush, keep, settle],
  );
  const forget = useCallback(() => keep([]), [keep]);
  return { put, settle, forget, disagreements, waiting: count, offline, found };
}

function draftOf(waiting: readonly Waiting[]) {
  return { values: { espera: waiting }, base: null, sent: null };
}

/** Whether the server will not think better of it: what is refused for good is told, anything else is tried again. */
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
