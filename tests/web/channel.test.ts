import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isTouched, whatIsShown } from '#platform/web/channel/what-is-shown';
import { openChannel, type Channel } from '#platform/web/client/channel';
import { isOwnWrite, noteOwnWrite } from '#platform/web/client/own-writes';
import type { ClientMessage, ServerMessage } from '#platform/shared/channel';

interface Notice {
  readonly notificacionId: number;
}
type Message = ServerMessage<Notice>;

/** A socket with the test as its other end. */
class FakeSocket extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  readonly sent: ClientMessage[] = [];

  constructor(
    readonly address: URL,
    readonly protocols: readonly string[],
  ) {
    super();
    FakeSocket.all.push(this);
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as ClientMessage);
  }

  close(): void {
    this.readyState = 3;
  }

  opens(): void {
    this.readyState = 1;
    this.dispatchEvent(new Event('open'));
  }

  says(message: Message): void {
    this.dispatchEvent(Object.assign(new Event('message'), { data: JSON.stringify(message) }));
  }

  breaks(code = 1006): void {
    this.readyState = 3;
    this.dispatchEvent(Object.assign(new Event('close'), { code }));
  }
}

describe('the channel', () => {
  let channel: Channel;
  let received: Message[];
  let opened: boolean[];
  let tickets: number;
  const events = new EventTarget();
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('location', { href: 'https://salud.example.org/home' });
    FakeSocket.all = [];
    [received, opened, tickets] = [[], [], 0];
    channel = openChannel<Notice>({
      baseUrl: '/api',
      negotiate: async () => ({ url: '/canal', accessToken: `t${(tickets += 1)}` }),
      getLanguage: () => 'es-mx',
      onMessage: (message) => received.push(message),
      onOpen: (isOpen) => opened.push(isOpen),
      events,
      WebSocket: FakeSocket as unknown as typeof WebSocket,
    });
  });
  afterEach(() => {
    channel.close();
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  const socket = async (index: number) => {
    await vi.advanceTimersByTimeAsync(0);
    return FakeSocket.all[index]!;
  };
  const told = () =>
    received.flatMap((message) =>
      message.tipo === 'notificaciones' ? message.nuevas.map(({ notificacionId }) => notificacionId) : [],
    );

  it('is opened with a ticket, greets, and names the visible records', async () => {
    channel.follow({ listas: ['solicitud'], registros: [] });
    const first = await socket(0);
    expect(String(first.address)).toBe('wss://salud.example.org/api/canal');
    expect(first.protocols).toEqual(['red-salud.1', 't1']);
    first.opens();
    expect(first.sent).toEqual([
      { tipo: 'hola', idioma: 'es-mx', tengo: [] },
      { tipo: 'mira', listas: ['solicitud'], registros: [] },
    ]);
    expect(opened).toEqual([]);
    first.says({ tipo: 'listo', ahora: '2026-01-01T00:00:00.000Z', sinLeer: 3 });
    expect(opened).toEqual([true]);
  });

  it('resumes after a break with another ticket, and delivers each notice once', async () => {
    const first = await socket(0);
    first.opens();
    first.says({ tipo: 'listo', ahora: '2026-01-01T00:00:00.000Z', sinLeer: 0 });
    first.says({
      tipo: 'notificaciones',
      ahora: '2026-01-01T00:00:05.000Z',
      nuevas: [{ notificacionId: 7 }],
      sinLeer: 1,
    });
    first.breaks();
    expect(opened).toEqual([true, false]);
    await vi.advanceTimersByTimeAsync(1_600);
    const second = await socket(1);
    expect(second.protocols[1]).toBe('t2');
    second.opens();
    expect(second.sent[0]).toEqual({ tipo: 'hola', idioma: 'es-mx', desde: '2026-01-01T00:00:05.000Z', tengo: [7] });
    // Only an accepted connection resets the count of attempts.
    second.says({ tipo: 'listo', ahora: '2026-01-01T00:00:06.000Z', sinLeer: 1 });
    second.says({
      tipo: 'notificaciones',
      ahora: '2026-01-01T00:00:09.000Z',
      nuevas: [{ notificacionId: 7 }, { notificacionId: 8 }],
      sinLeer: 2,
    });
    expect(told()).toEqual([7, 8]);
    // Ids of old notices are dropped from the next greeting.
    await vi.advanceTimersByTimeAsync(10 * 60_000);
    second.breaks();
    await vi.advanceTimersByTimeAsync(1_600);
    (await socket(2)).opens();
    expect((await socket(2)).sent[0]).toMatchObject({ tengo: [] });
  });

  it('waits longer each time, and tries at once when the machine is online again', async () => {
    for (let index = 0; index < 5; index++) {
      (await socket(index)).breaks();
      await vi.advanceTimersByTimeAsync(100);
      expect(FakeSocket.all).toHaveLength(index + 1);
      await vi.advanceTimersByTimeAsync(50_000);
      expect(FakeSocket.all).toHaveLength(index + 2);
    }
    (await socket(5)).breaks();
    events.dispatchEvent(new Event('online'));
    await socket(6);
    expect(FakeSocket.all).toHaveLength(7);
  });

  it('greets again when the server may have missed messages, and is silent once it is closed', async () => {
    const first = await socket(0);
    first.opens();
    first.says({ tipo: 'resincroniza' });
    expect(first.sent.filter(({ tipo }) => tipo === 'hola')).toHaveLength(2);
    channel.close();
    first.breaks();
    await vi.advanceTimersByTimeAsync(120_000);
    expect(FakeSocket.all).toHaveLength(1);
  });

  it('that is closed while it connects waits for the connection, and sends nothing', async () => {
    const first = await socket(0);
    channel.close();
    expect(first.readyState).toBe(FakeSocket.CONNECTING);
    first.opens();
    expect(first.readyState).toBe(3);
    expect(first.sent).toEqual([]);
  });
});

describe('the content of a page', () => {
  const query = (queryKey: readonly unknown[], active = true) =>
    ({ queryKey, isActive: () => active }) as unknown as Parameters<typeof whatIsShown>[0][number];

  it('consists of the entities it requested, and the open records', () => {
    expect(
      whatIsShown(
        [
          query(['solicitud', 'getList', {}]),
          query(['solicitud', 'cola']),
          query(['unidad', 'getMany', { ids: ['1'] }]),
          query(['orden-cargo', 'getOne', { id: 3 }]),
          query(['perfil', 'getList', {}], false),
        ],
        [{ entidad: 'orden-cargo', id: '3', edita: true }],
      ),
    ).toEqual({ listas: ['solicitud'], registros: [{ entidad: 'orden-cargo', id: '3', edita: true }] });
  });

  it('is affected by a change of its entities and records', () => {
    const changes = [{ id: '3', correlacion: null }];
    expect(isTouched(['solicitud', 'getList', {}], 'solicitud', changes)).toBe(true);
    expect(isTouched(['perfil', 'getList', {}], 'solicitud', changes)).toBe(false);
    expect(isTouched(['solicitud', 'getOne', { id: '3' }], 'solicitud', changes)).toBe(true);
    expect(isTouched(['solicitud', 'getOne', { id: '4' }], 'solicitud', changes)).toBe(false);
    expect(isTouched(['solicitud', 'getOne', { id: '4' }], 'solicitud', null)).toBe(true);
    expect(isTouched(['solicitud', 'getMany', { ids: ['3'] }], 'solicitud', changes)).toBe(true);
    expect(isTouched(['solicitud', 'getMany', { ids: ['4'] }], 'solicitud', changes)).toBe(false);
  });

  it('recognises the page’s own writes', () => {
    noteOwnWrite('propia');
    expect([isOwnWrite('propia'), isOwnWrite('ajena'), isOwnWrite(null)]).toEqual([true, false, false]);
  });
});
