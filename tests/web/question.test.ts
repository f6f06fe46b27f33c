import { describe, expect, it, vi } from 'vitest';
import { createHttpClient } from '#platform/web/client/http-client';
import { createQuestion } from '#platform/web/client/question';
import { ASK_VOUCH, withVouch } from '#platform/web/client/with-vouch';
import type { VouchAnswer, VouchedCall } from '#platform/web/client/vouched-call';
import type { HttpRequest } from '#platform/web/client/http-request';

const answered = { status: 200, headers: new Headers(), body: '{}', json: {} };

describe('a question to the person', () => {
  it('is answered with null when no part of the page listens, or no longer does', async () => {
    const question = createQuestion<string, string>();
    expect(await question.ask('uno')).toBeNull();
    const stop = question.subscribe(() => undefined);
    const asked = question.ask('dos');
    stop();
    expect(await asked).toBeNull();
    expect(question.current()).toBeNull();
  });

  it('is shown one at a time, or once for all callers', async () => {
    const single = createQuestion<string, string>();
    single.subscribe(() => undefined);
    const [one, two] = [single.ask('uno'), single.ask('dos')];
    expect(single.current()).toBe('uno');
    single.answer('a');
    expect([await one, single.current()]).toEqual(['a', 'dos']);
    single.answer(null);
    expect(await two).toBeNull();
    const shared = createQuestion<true, true>(true);
    shared.subscribe(() => undefined);
    const all = Promise.all([shared.ask(true), shared.ask(true)]);
    shared.answer(true);
    expect([await all, shared.current()]).toEqual([[true, true], null]);
  });
});

describe('a call that requires a fresh sign-in', () => {
  const stale = () =>
    new Response(JSON.stringify({ codigo: 'IDENTIDAD_SIN_CONFIRMAR', mensaje: 'Falta que confirme.' }), {
      status: 403,
    });
  const client = (confirmIdentity: () => Promise<boolean>, answers: readonly (() => Response)[]) => {
    const sent: (readonly [string | null, string | null])[] = [];
    let tokens = 0;
    const http = createHttpClient({
      baseUrl: '/api',
      getToken: () => `token ${++tokens}`,
      getLanguage: () => 'es',
      confirmIdentity,
      timeoutMs: 50,
      fetch: async (_input, init) => {
        init?.signal?.throwIfAborted();
        const headers = new Headers(init?.headers);
        sent.push([headers.get('Authorization'), headers.get('Idempotency-Key')]);
        return answers[sent.length - 1]!();
      },
    });
    return { http, sent };
  };
  const write = { method: 'PUT', body: '{"a":1}', headers: { 'Idempotency-Key': 'k' } };

  it('is repeated with the same key after the person has confirmed their identity, however long it takes', async () => {
    const slowly = () => new Promise<boolean>((resolve) => setTimeout(resolve, 120, true));
    const { http, sent } = client(slowly, [stale, () => Response.json({ b: 2 })]);
    expect((await http('/x', write)).json).toEqual({ b: 2 });
    expect(sent).toEqual([
      ['Bearer token 1', 'k'],
      ['Bearer token 2', 'k'],
    ]);
  });

  it('is refused with the server’s message when they do not', async () => {
    const { http, sent } = client(async () => false, [stale]);
    await expect(http('/x', write)).rejects.toMatchObject({ status: 403, codigo: 'IDENTIDAD_SIN_CONFIRMAR' });
    expect(sent).toHaveLength(1);
  });
});

describe('a call that a second person confirms in their own session', () => {
  const vouch = { name: 'loteCaducidad', params: { loteId: 7 } };
  const body = JSON.stringify({ motivo: 'x', segundaPersona: ASK_VOUCH });
  const setUp = () => {
    const sent: (HttpRequest | undefined)[] = [];
    const question = createQuestion<VouchedCall, VouchAnswer>();
    question.subscribe(() => undefined);
    const http = withVouch(async (_path, request) => {
      sent.push(request);
      return answered;
    }, question);
    return { sent, question, http };
  };

  it('waits for the confirmation, and sends exactly the confirmed request', async () => {
    const { sent, question, http } = setUp();
    const call = http('/x', { method: 'POST', body, vouch });
    await vi.waitUntil(() => question.current() !== null);
    expect(question.current()).toEqual({
      operacion: 'loteCaducidad',
      parametros: { loteId: 7 },
      cuerpo: { motivo: 'x' },
    });
    expect(sent).toEqual([]);
    question.answer({ avalId: 'abc' });
    await call;
    expect(sent.map((request) => JSON.parse(request?.body ?? 'null') as unknown)).toEqual([
      { motivo: 'x', segundaPersona: { avalId: 'abc' } },
    ]);
  });

  it('is not sent without a confirmation, and states the reason', async () => {
    const { sent, question, http } = setUp();
    const call = http('/x', { method: 'POST', body, vouch });
    await vi.waitUntil(() => question.current() !== null);
    question.answer({ reason: 'Juan no lo confirmó.' });
    await expect(call).rejects.toMatchObject({ codigo: 'AVAL_SIN_CONFIRMAR', message: 'Juan no lo confirmó.' });
    expect(sent).toEqual([]);
  });

  it('is sent unchanged where the second person gave their password', async () => {
    const { sent, question, http } = setUp();
    await http('/x', { method: 'POST', body: '{"segundaPersona":{"email":"a@b","password":"c"}}' });
    expect([question.current(), sent.length]).toEqual([null, 1]);
  });
});
