import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSender } from '#platform/web/ui/walk/sender';

const NOW = Date.parse('2027-03-01T12:00:00Z');
const MANY_LINES = 101;
const spec = {
  field: 'lineas',
  key: 'conteoDetalleId',
  quantity: 'cantidad',
  order: [],
  save: { operation: 'contar', param: 'id', as: 'contado', ago: 'haceSegundos' },
};
type Body = { readonly lineas: readonly Record<string, unknown>[] };

/** Creates a sender whose server gives the answers of the test, one for each request. */
function sender(answers: readonly unknown[], found: readonly object[] = [], isKept = false) {
  const sent: Body[] = [];
  const stored: (readonly [number, number | null])[] = [];
  const refused: string[] = [];
  const disk: (readonly object[])[] = [];
  const atOnce: (readonly object[])[] = [];
  const keep = ({ values }: { readonly values: Readonly<Record<string, unknown>> }) =>
    values['espera'] as readonly object[];
  const rest = [...answers];
  const made = createSender({
    spec,
    slot: {
      found: found.length > 0 ? { values: { espera: found }, base: null, sent: null, savedAt: NOW } : null,
      write: async (draft) => {
        disk.push(keep(draft));
        return true;
      },
      writeNow: (draft) => void atOnce.push(keep(draft)),
      remove: async () => void disk.push([]),
    },
    send: isKept
      ? null
      : async (body) => {
          sent.push(body as Body);
          const answer = rest.shift();
          if (answer instanceof Error) throw answer;
          return answer ?? { lineas: [] };
        },
    onStored: (key, amount) => stored.push([key, amount]),
    onRefused: (message) => refused.push(message),
  });
  return { made, sent, stored, refused, disk, atOnce };
}

const failure = (status: number) => Object.assign(new Error('No se puede.'), { codigo: 'X', status });
const answer = (conteoDetalleId: number, contado: number, more: object = {}) => ({
  lineas: [{ conteoDetalleId, contado, guardada: true, ...more }],
});
const waiting = (key: number, amount = 1) => ({ key, amount, before: null, at: NOW });
const soon = () => vi.advanceTimersByTimeAsync(0);

beforeEach(() => vi.useFakeTimers({ now: NOW }));
afterEach(() => vi.useRealTimers());

describe('a walk saves each line once it is filled in', () => {
  it('with the previous value of the line, and the seconds since', async () => {
    const { made, sent, stored, disk } = sender([answer(7, 5)]);
    made.put(7, 5, 3);
    expect(made.get().waiting).toHaveLength(1);
    await soon();
    expect(sent).toEqual([{ lineas: [{ conteoDetalleId: 7, contado: 5, antes: 3, haceSegundos: 0 }] }]);
    expect(stored).toEqual([[7, 5]]);
    expect(made.get()).toEqual({ waiting: [], offline: false, disagreements: [] });
    expect(disk.map((each) => each.length)).toEqual([1, 0]);
  });

  it('notifies its listeners until they unsubscribe', async () => {
    const { made } = sender([answer(7, 5), answer(7, 6)]);
    const heard = vi.fn<() => void>();
    const leave = made.subscribe(heard);
    made.put(7, 5, null);
    await soon();
    expect(heard).toHaveBeenCalled();
    leave();
    heard.mockClear();
    made.put(7, 6, 5);
    await soon();
    expect(heard).not.toHaveBeenCalled();
  });

  it('a hundred lines in a request, the rest in the next', async () => {
    const { made, sent } = sender(
      [{ lineas: [] }, { lineas: [] }],
      Array.from({ length: MANY_LINES }, (_, index) => waiting(index + 1)),
    );
    made.start(new EventTarget());
    await soon();
    expect(sent.map(({ lineas }) => lineas.length)).toEqual([100, 1]);
  });

  it('one request at a time', async () => {
    const { made, sent } = sender([answer(1, 1), answer(2, 2)]);
    made.put(1, 1, null);
    made.put(2, 2, null);
    expect(sent).toHaveLength(1);
    await soon();
    expect(sent.map(({ lineas }) => lineas[0]!['conteoDetalleId'])).toEqual([1, 2]);
  });

  it('keeps all values for its step where the document saves nothing earlier', async () => {
    const { made, disk } = sender([], [], true);
    made.put(1, 4, null);
    await soon();
    expect(made.get().waiting).toMatchObject([{ key: 1, amount: 4 }]);
    made.forget();
    expect(made.get().waiting).toEqual([]);
    expect(disk.at(-1)).toEqual([]);
  });
});

describe('a line that another person filled in', () => {
  const theirs = answer(7, 9, { guardada: false, quien: 'Ana' });

  it('waits with both amounts until one is chosen', async () => {
    const { made, stored } = sender([theirs]);
    made.put(7, 5, 3);
    await soon();
    expect(made.get().disagreements).toEqual([{ key: 7, mine: 5, theirs: 9, who: 'Ana' }]);
    expect(made.get().waiting).toEqual([]);
    expect(stored).toEqual([[7, 9]]);
    made.settle(8);
    expect(made.get().disagreements).toHaveLength(1);
    made.settle(7);
    expect(made.get().disagreements).toEqual([]);
  });

  it.each([
    ['both filled in the same amount', answer(7, 5, { guardada: false })],
    ['the server saved it', answer(7, 9)],
    ['it was not filled in here', answer(8, 9, { guardada: false })],
  ])('is no conflict where %s', async (_, said) => {
    const { made } = sender([said]);
    made.put(7, 5, 3);
    await soon();
    expect(made.get().disagreements).toEqual([]);
  });
});

describe('without a connection', () => {
  it('waits longer after each attempt, fifteen seconds at most, and restarts after a success', async () => {
    const { made, sent } = sender([...Array.from({ length: 5 }, () => failure(0)), answer(7, 5), failure(0)]);
    made.put(7, 5, 3);
    await soon();
    expect(made.get()).toMatchObject({ offline: true, waiting: [{ key: 7 }] });
    let attempts = 1;
    for (const delay of [2000, 4000, 8000, 15_000, 15_000]) {
      await vi.advanceTimersByTimeAsync(delay - 1);
      expect(sent, String(delay)).toHaveLength(attempts);
      await vi.advanceTimersByTimeAsync(1);
      attempts += 1;
      expect(sent, String(delay)).toHaveLength(attempts);
    }
    expect(sent.at(-1)!.lineas[0]).toMatchObject({ haceSegundos: 44 });
    expect(made.get()).toMatchObject({ offline: false, waiting: [] });
    made.put(7, 6, 5);
    await vi.advanceTimersByTimeAsync(2000);
    expect(sent).toHaveLength(attempts + 2);
  });

  it.each([
    [400, true],
    [401, false],
    [403, true],
    [408, false],
    [409, true],
    [425, false],
    [429, false],
    [499, true],
    [500, false],
    [399, false],
  ])('an answer %i is final: %s', async (status, isFinal) => {
    const { made, refused } = sender([failure(status)]);
    made.put(7, 5, 3);
    await soon();
    expect(refused).toEqual(isFinal ? ['No se puede.'] : []);
    expect(made.get()).toMatchObject({ offline: !isFinal });
    expect(made.get().waiting).toHaveLength(isFinal ? 0 : 1);
  });

  it('sends again as soon as the browser is online, and no more once the walk is left', async () => {
    const { made, sent, atOnce } = sender([failure(0), failure(0)], [waiting(7)]);
    const events = new EventTarget();
    const stop = made.start(events);
    await soon();
    expect(sent).toHaveLength(1);
    events.dispatchEvent(new Event('online'));
    await soon();
    expect(sent).toHaveLength(2);
    events.dispatchEvent(new Event('pagehide'));
    expect(atOnce).toEqual([[waiting(7)]]);
    stop();
    for (const name of ['online', 'pagehide']) events.dispatchEvent(new Event(name));
    await vi.advanceTimersByTimeAsync(60_000);
    expect([sent.length, atOnce.length]).toEqual([2, 1]);
  });

  it('writes nothing on leaving if nothing waits', () => {
    const { made, atOnce } = sender([]);
    const events = new EventTarget();
    made.start(events);
    events.dispatchEvent(new Event('pagehide'));
    expect(atOnce).toEqual([]);
  });
});
