import 'fake-indexeddb/auto';
import { IDBFactory } from 'fake-indexeddb';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '#platform/web/client/api-error';
import type { Connection, ConnectionState } from '#platform/web/client/connection';
import type { HttpAnswer, HttpClient } from '#platform/web/client/http-client';
import { openDevice, type Device } from '#platform/web/client/offline/device';
import { forgetDevice } from '#platform/web/client/offline/forget-device';
import { withOffline } from '#platform/web/client/offline/with-offline';

const lost = () => new ApiError({ kind: 'FETCH_ERROR', status: 0, codigo: 'FETCH_ERROR', message: 'lost' });
const refusal = (status: number, codigo: string) =>
  new ApiError({ kind: 'HTTP_ERROR', status, codigo, message: `No: ${codigo}` });

/** A server that carries out each key once, like the real one. Its answers can be lost after the work is done. */
class FakeServer {
  readonly done: { readonly key: string; readonly body: string }[] = [];
  readonly refuses = new Map<string, ApiError>();
  up = true;
  /** Number of next answers that are lost on the way back. */
  losesAnswers = 0;
  token = 'one';
  keysGiven = 0;

  readonly http: HttpClient = async (path, request = {}): Promise<HttpAnswer> => {
    await Promise.resolve();
    if (!this.up) throw lost();
    if (path === '/network/clave-local') {
      this.keysGiven += 1;
      return answerOf({ clave: btoa('k'.repeat(31) + String(this.person)) });
    }
    if (request.method === undefined) return answerOf({ path, at: this.done.length });
    const key = new Headers(request.headers).get('Idempotency-Key')!;
    const body = request.body ?? '';
    const no = this.refuses.get(body);
    if (no) throw no;
    if (!this.done.some((each) => each.key === key)) this.done.push({ key, body });
    if (this.losesAnswers > 0) {
      this.losesAnswers -= 1;
      throw lost();
    }
    return answerOf({ ok: true });
  };
  person = 7;
}

function answerOf(json: unknown): HttpAnswer {
  return { status: 200, headers: new Headers(), body: JSON.stringify(json), json };
}

function fakeConnection(server: FakeServer): Connection {
  const state = (): ConnectionState => ({ up: server.up, since: null });
  return {
    get: state,
    subscribe: () => () => undefined,
    suspect: () => undefined,
    down: () => undefined,
    up: () => undefined,
    retry: () => Promise.resolve(),
    stop: () => undefined,
  };
}

const open = (server: FakeServer, { owner = 7, token = 'one' } = {}): Promise<Device> => {
  server.person = owner;
  return openDevice({ owner, token, http: server.http, connection: fakeConnection(server) });
};
const queue = (device: Device, body: string, key: string = crypto.randomUUID()) =>
  device.call({ how: 'queue', name: 'hospitalizacionMinistrar', params: {} }, '/dosis', {
    method: 'POST',
    body,
    headers: { 'Idempotency-Key': key },
  });
const opened: Device[] = [];

describe('the offline queue of a device', () => {
  beforeEach(() => {
    vi.stubGlobal('indexedDB', new IDBFactory());
    let before: Promise<unknown> = Promise.resolve();
    // Grants one lock at a time, as the browser does.
    const locks = {
      request: <Result>(_name: string, work: () => Promise<Result>): Promise<Result> => {
        const next = before.then(work, work);
        before = next.catch(() => undefined);
        return next;
      },
    };
    vi.stubGlobal('navigator', { locks });
  });
  afterEach(() => {
    for (const device of opened.splice(0)) device.close();
    vi.unstubAllGlobals();
  });
  const track = async (device: Promise<Device>): Promise<Device> => {
    opened.push(await device);
    return device;
  };

  it('sends every write once and in order, whatever breaks: connection, answers, browser, session', async () => {
    const steps = fc.array(
      fc.oneof(
        { weight: 10, arbitrary: fc.constant('write' as const) },
        { weight: 2, arbitrary: fc.constantFrom('down', 'up', 'lose') },
        { weight: 1, arbitrary: fc.constantFrom('kill', 'renew', 'end') },
      ),
      { minLength: 60, maxLength: 60 },
    );
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        vi.stubGlobal('indexedDB', new IDBFactory());
        const server = new FakeServer();
        let token = 'one';
        let device = await open(server, { token });
        const made: string[] = [];
        for (const step of all) {
          if (step === 'write') {
            const body = `{"n":${made.length}}`;
            made.push(body);
            await queue(device, body);
          } else if (step === 'down') server.up = false;
          else if (step === 'up') {
            server.up = true;
            await device.send();
          } else if (step === 'lose') server.losesAnswers = 1;
          else if (step === 'renew') {
            const next = `${token}+`;
            await device.renew(next);
            token = next;
          } else {
            // The session was killed or ended, and the person signed in again, which needs a connection.
            device.close();
            if (step === 'end') {
              server.up = true;
              token = crypto.randomUUID();
            }
            device = await open(server, { token });
          }
        }
        server.up = true;
        server.losesAnswers = 0;
        await device.send();
        expect(device.get().writes).toEqual([]);
        expect(server.done.map(({ body }) => body)).toEqual(made);
        device.close();
      }),
      { numRuns: 15 },
    );
  }, 60_000);

  it('keeps refused writes with their reason, sends the later ones, and leaves the decision to the person', async () => {
    const server = new FakeServer();
    const device = await track(open(server));
    server.up = false;
    for (const body of ['"first"', '"second"', '"third"']) expect((await queue(device, body)).status).toBe(202);
    server.up = true;
    server.refuses.set('"second"', refusal(409, 'DOSIS_YA_REGISTRADA'));
    expect(await device.send()).toEqual({ sent: 2, refused: 1, waiting: 0 });
    expect(server.done.map(({ body }) => body)).toEqual(['"first"', '"third"']);
    const [left] = device.get().writes;
    expect(left).toMatchObject({ body: '"second"', refusal: { codigo: 'DOSIS_YA_REGISTRADA', status: 409 } });
    // Neither resent automatically nor deleted.
    await device.send();
    expect(device.get().writes).toHaveLength(1);
    server.refuses.clear();
    await device.retry(left!.seq);
    expect(device.get().writes).toEqual([]);
    expect(server.done.at(-1)?.body).toBe('"second"');
  });

  it('reports a refusal at once while connected, and stores nothing of it', async () => {
    const server = new FakeServer();
    const device = await track(open(server));
    server.refuses.set('"bad"', refusal(422, 'DATOS_INVALIDOS'));
    await expect(queue(device, '"bad"')).rejects.toMatchObject({ status: 422 });
    expect(device.get().writes).toEqual([]);
  });

  it('waits while the server fails, and returns the write to the person after five attempts', async () => {
    const server = new FakeServer();
    const device = await track(open(server));
    server.refuses.set('"x"', refusal(500, 'ERROR_INTERNO'));
    expect((await queue(device, '"x"')).status).toBe(202);
    for (let turn = 0; turn < 4; turn += 1) expect((await device.send()).refused).toBe(0);
    expect((await device.send()).refused).toBe(1);
    expect(device.get().writes[0]?.refusal?.codigo).toBe('ERROR_INTERNO');
  });

  it('leaves the arrival of a write open if it was sent longer ago than the server remembers', async () => {
    const server = new FakeServer();
    const device = await track(open(server));
    server.losesAnswers = 1;
    expect((await queue(device, '"old"')).status).toBe(202);
    vi.setSystemTime(Date.now() + 72 * 60 * 60 * 1000);
    expect((await device.send()).refused).toBe(1);
    expect(device.get().writes[0]?.refusal?.codigo).toBe('ENVIO_INCIERTO');
    vi.useRealTimers();
  });

  it('treats a double press as one, and never stores the password of a second person', async () => {
    const server = new FakeServer();
    const device = await track(open(server));
    server.up = false;
    await queue(device, '"one"', 'same');
    await queue(device, '"one"', 'same');
    expect(device.get().writes).toHaveLength(1);
    await expect(queue(device, '{"segundaPersona":{"password":"x"}}')).rejects.toMatchObject({ kind: 'FETCH_ERROR' });
    expect(device.get().writes).toHaveLength(1);
  });

  it('returns stored answers without a connection, with their age', async () => {
    const server = new FakeServer();
    const device = await track(open(server));
    const first = await device.call({ how: 'keep' }, '/pacientes/hospitalizacion/asignados', {});
    expect(device.get().shownFrom).toBeNull();
    server.up = false;
    const again = await device.call({ how: 'keep' }, '/pacientes/hospitalizacion/asignados', {});
    expect(again.json).toEqual(first.json);
    expect(device.get().shownFrom).toBeInstanceOf(Date);
    await expect(device.call({ how: 'keep' }, '/never/asked', {})).rejects.toMatchObject({ kind: 'FETCH_ERROR' });
  });

  it('opens without a connection only for the same session', async () => {
    const server = new FakeServer();
    (await track(open(server))).close();
    server.up = false;
    (await open(server)).close();
    await expect(open(server, { token: 'another' })).rejects.toBeDefined();
    expect(server.keysGiven).toBe(1);
  });

  it('shows another account only the number of waiting writes, and keeps them for their author', async () => {
    const server = new FakeServer();
    const first = await open(server);
    server.up = false;
    await queue(first, '"Paciente con nombre"');
    first.close();
    // After they sign out, unsent writes stay and cannot be opened.
    await forgetDevice();
    server.up = true;
    const stranger = await open(server, { owner: 8, token: 'two' });
    expect(stranger.get()).toMatchObject({ writes: [], ofOthers: 1 });
    await stranger.send();
    expect(server.done).toEqual([]);
    stranger.close();
    expect(await everythingKept()).not.toContain('Paciente');
    const back = await track(open(server, { token: 'three' }));
    expect(back.get().writes).toHaveLength(1);
    expect(await back.send()).toMatchObject({ sent: 1 });
    expect(server.done.map(({ body }) => body)).toEqual(['"Paciente con nombre"']);
  });

  it('leaves no database behind without waiting writes', async () => {
    const server = new FakeServer();
    const device = await open(server);
    await device.call({ how: 'keep' }, '/asked', {});
    device.close();
    await forgetDevice();
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain('red-salud.dispositivo');
  });

  it('keeps data from before the device existed: a tablet restarts without a connection on its first day, too', async () => {
    const server = new FakeServer();
    let device: Device | null = null;
    const ask = withOffline(server.http, {
      connection: fakeConnection(server),
      opened: () => device,
      // The device stores the signed-in user only after the first visit to a ward page.
      open: async (ifKnown) => (device ??= ifKnown ? null : await track(open(server))),
    });
    await ask('/usuario-actual', { offline: { how: 'keep', ifKnown: true } });
    expect(device).toBeNull();
    await ask('/pacientes', { offline: { how: 'keep' } });
    await vi.waitFor(() => expect(device).not.toBeNull());
    await vi.waitFor(async () => {
      server.up = false;
      expect((await ask('/usuario-actual', { offline: { how: 'keep', ifKnown: true } })).json).toMatchObject({
        path: '/usuario-actual',
      });
    });
  });
});

/** Returns everything in the device's database, bytes as text. */
async function everythingKept(): Promise<string> {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const request = indexedDB.open('red-salud.dispositivo');
    request.addEventListener('success', () => resolve(request.result));
    request.addEventListener('error', () => reject(request.error ?? new Error('It did not open')));
  });
  const texts: string[] = [];
  for (const name of database.objectStoreNames) {
    const rows = await new Promise<readonly object[]>((resolve) => {
      const request = database.transaction(name).objectStore(name).getAll();
      request.addEventListener('success', () => resolve(request.result as object[]));
    });
    for (const row of rows)
      for (const value of Object.values(row))
        texts.push(
          value instanceof ArrayBuffer || value instanceof Uint8Array ? new TextDecoder().decode(value) : String(value),
        );
  }
  database.close();
  expect(texts.length).toBeGreaterThan(0);
  return texts.join('\n');
}
