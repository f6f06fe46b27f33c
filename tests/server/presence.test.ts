import { afterEach, describe, expect, it } from 'vitest';
import { Presence } from '#platform/server/channel/presence';

const PLACE = { entity: 'solicitud', id: '7' };
const ANA = { usuarioId: 1, nombre: 'Ana', edita: false, proveedor: null };

describe('presence', () => {
  const announced: { readonly people: readonly string[]; readonly asks: boolean }[] = [];
  let waiting: (() => void)[] = [];
  const presence = new Presence({
    announce: (_place, people, asks) => {
      announced.push({ people: people.map(({ nombre }) => nombre), asks });
      return new Promise((resolve) => waiting.push(resolve));
    },
    changed: () => undefined,
  });
  const settle = async () => {
    for (const done of waiting.splice(0)) done();
    await new Promise((resolve) => setImmediate(resolve));
  };
  afterEach(async () => {
    while (waiting.length > 0) await settle();
    announced.length = 0;
    waiting = [];
  });

  it('announces the departure of a visitor after a pending arrival, never beside it', async () => {
    const page = {};
    presence.enter(page, PLACE, ANA);
    presence.leave(page, PLACE);
    expect(announced).toEqual([{ people: ['Ana'], asks: true }]);
    await settle();
    expect(announced.at(-1)).toEqual({ people: [], asks: false });
  });

  it('announces the last of many changes once, with the request of the first', async () => {
    const page = {};
    presence.enter({}, { entity: 'solicitud', id: '1' }, ANA);
    presence.enter(page, PLACE, ANA);
    presence.enter(page, PLACE, { ...ANA, edita: true });
    presence.heard('other', PLACE, [], true);
    await settle();
    expect(announced.slice(1)).toEqual([{ people: ['Ana'], asks: true }]);
    presence.leave(page, PLACE);
  });

  it('announces the end of every visit before it stops', async () => {
    presence.enter({}, PLACE, ANA);
    await settle();
    const stopped = presence.stop();
    while (waiting.length > 0) await settle();
    await stopped;
    expect(announced.at(-1)).toEqual({ people: [], asks: false });
  });
});
