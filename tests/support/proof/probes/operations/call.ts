import type { Answer } from '../../../server/app';
import type { Visitor } from '../../context';
import { said } from '../../tell';
import type { Ask } from './row';

/** Ids of records that do not exist. */
export const [NOBODY, NOBODY_ELSE] = [987_654_321, 987_654_322];

/**
 * Sends a call of a table, for the records with these keys.
 *
 * @throws Error when a report rejects its parameters: its answer would never contain names
 */
export async function call(
  visitor: Visitor,
  ask: Ask,
  body?: unknown,
  id?: number | string,
  other?: number | string,
): Promise<Answer> {
  const [method, path] = ask.split(' ') as ['GET', string];
  const keys = { ':id': id, ':other': other };
  const answer = await visitor.ask(
    method,
    `/api${path.replaceAll(/:id|:other/g, (key) => String(keys[key as ':id']))}`,
    body === undefined ? {} : { body: filled(body, keys) },
  );
  if (answer.status === 400 && path.startsWith('/reportes/')) throw new Error(`${ask} is no question: ${said(answer)}`);
  return answer;
}

/** Returns a body with names replaced by keys. */
function filled(body: unknown, keys: Readonly<Record<string, number | string | undefined>>): unknown {
  if (typeof body === 'string') return body in keys ? keys[body] : body;
  if (Array.isArray(body)) return body.map((item) => filled(item, keys));
  if (typeof body !== 'object' || body === null) return body;
  return Object.fromEntries(Object.entries(body).map(([name, value]) => [name, filled(value, keys)]));
}
