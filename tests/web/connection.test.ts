import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/web/client/api-error';
import { createConnection, type Outage } from '#platform/web/client/connection';
import { watchConnection } from '#platform/web/client/watch-connection';

const noAnswer = () =>
  new ApiError({ kind: 'FETCH_ERROR', status: 0, codigo: 'FETCH_ERROR', message: 'errors.FETCH_ERROR' });

describe('the connection', () => {
  beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-03-01T12:00:00Z') }));
  afterEach(() => void vi.useRealTimers());

  function watched(answers: boolean[]) {
    const outages: Outage[] = [];
    const probe = vi.fn<() => Promise<boolean>>(async () => answers.shift() ?? true);
    const events = new EventTarget();
    const connection = createConnection({ probe, onRecovered: (outage) => outages.push(outage), events });
    return { connection, outages, probe, events };
  }

  it('is not lost after one unanswered call when the server is available', async () => {
    const { connection, outages, probe } = watched([true]);
    const http = watchConnection(async () => {
      throw noAnswer();
    }, connection);
    await expect(http('/x')).rejects.toThrow('errors.FETCH_ERROR');
    await vi.advanceTimersByTimeAsync(0);
    expect([connection.get().up, probe.mock.calls.length, outages.length]).toEqual([true, 1, 0]);
  });

  it('retries after 1, 2, 4, 8 and then every 15 seconds, and reports the outage once', async () => {
    const { connection, outages, probe } = watched([false, false, false, false, false, false, true]);
    connection.suspect();
    await vi.advanceTimersByTimeAsync(0);
    expect(connection.get()).toEqual({ up: false, since: new Date('2026-03-01T12:00:00Z') });
    const calls = () => probe.mock.calls.length;
    for (const [seconds, expected] of [
      [1, 2],
      [2, 3],
      [4, 4],
      [8, 5],
      [15, 6],
      [15, 7],
    ] as const) {
      await vi.advanceTimersByTimeAsync(seconds * 1000);
      expect(calls()).toBe(expected);
    }
    expect(connection.get()).toEqual({ up: true, since: null });
    expect(outages).toMatchObject([
      { inicio: new Date('2026-03-01T12:00:00Z'), fin: new Date('2026-03-01T12:00:45Z') },
    ]);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls()).toBe(7);
  });

  it('is lost when the machine reports it, and back when a call is answered', async () => {
    const { connection, outages, events } = watched([]);
    events.dispatchEvent(new Event('offline'));
    expect(connection.get().up).toBe(false);
    const http = watchConnection(
      async () => ({ status: 200, headers: new Headers(), body: '', json: undefined }),
      connection,
    );
    await http('/x');
    expect([connection.get().up, outages.length]).toEqual([true, 1]);
  });

  it('stays lost when a call from before the outage is answered', async () => {
    const { connection, outages } = watched([]);
    let resolve = () => {};
    const answered = new Promise<void>((done) => {
      resolve = done;
    });
    const http = watchConnection(async () => {
      await answered;
      return { status: 200, headers: new Headers(), body: '', json: undefined };
    }, connection);
    const call = http('/x');
    await vi.advanceTimersByTimeAsync(50);
    connection.down();
    resolve();
    await call;
    expect([connection.get().up, outages.length]).toEqual([false, 0]);
    await http('/y');
    expect([connection.get().up, outages.length]).toEqual([true, 1]);
  });

  it('does not treat a refusal of the server as an outage', async () => {
    const { connection, probe } = watched([]);
    const http = watchConnection(async () => {
      throw new ApiError({ kind: 'HTTP_ERROR', status: 500, codigo: 'ERROR_INTERNO', message: 'x' });
    }, connection);
    await expect(http('/x')).rejects.toThrow('x');
    expect(probe).not.toHaveBeenCalled();
  });
});
