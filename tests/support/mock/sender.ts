import { createBackend, type BackendOptions } from '#areas/muestra/web/backend/create-backend';
import type { Send } from './contract-case';

/** Returns a separate backend that answers at once, behind an API prefix. */
export function sender(options: BackendOptions = {}, base = 'https://ejemplo.test/api'): Send {
  const backend = createBackend({ delayMs: 0, ...options });
  return async (method, path, body) => {
    const sent: RequestInit = body === undefined ? { method } : { method, body: JSON.stringify(body) };
    const response = await backend(new Request(base + path, sent));
    return { status: response.status, json: await response.json(), headers: response.headers };
  };
}
