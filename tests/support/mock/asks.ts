import assert from 'node:assert/strict';
import type { Send } from './contract-case';

export interface Refusal {
  readonly message: string;
  readonly errors?: readonly Readonly<Record<string, unknown>>[];
}

/** Returns short functions for the request of a case and its expected answer. */
export function asks(send: Send) {
  const ask = async (status: number, method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await send(method, path, body);
    assert.equal(answer.status, status, `${method} ${path}: ${JSON.stringify(answer.json)}`);
    assert.ok(answer.headers.get('X-Correlation-Id'), `${method} ${path} has no correlation id`);
    return answer.json;
  };
  return {
    /** Returns the JSON of a 200. */
    ok: async <Json>(method: string, path: string, body?: unknown) => (await ask(200, method, path, body)) as Json,
    /** Returns the JSON of an error, which has a message. */
    refused: async (status: number, method: string, path: string, body?: unknown): Promise<Refusal> => {
      const refusal = (await ask(status, method, path, body)) as Refusal;
      assert.ok(refusal.message, `${method} ${path} has no message`);
      return refusal;
    },
  };
}
