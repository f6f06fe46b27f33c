import type { Answer } from '../server/app';
import { marksIn } from './marks';
import { allowedMarks, type Planted } from './planted';
import type { Person } from './reach';

/** Encodes a filter as base64 JSON. */
export const structured = (filter: Readonly<Record<string, unknown>>): string =>
  encodeURIComponent(Buffer.from(JSON.stringify(filter)).toString('base64'));

/** Returns the whole answer as text, including headers. */
export function said({ body, headers }: Answer): string {
  return `${typeof body === 'string' ? body : JSON.stringify(body)} ${JSON.stringify(headers)}`;
}

/**
 * Returns marks in an answer that it may not contain.
 *
 * @param about records that the answer may be about
 * @param sent marks of the request, which the answer may repeat
 */
export function strangeMarks(
  answer: Answer,
  about: readonly Planted[],
  person: Person,
  sent: Iterable<string> = [],
): string[] {
  const allowed = allowedMarks(about, person);
  for (const mark of sent) allowed.add(mark.toLowerCase());
  return [...marksIn(said(answer))].filter((mark) => !allowed.has(mark));
}

/** Returns an answer without the parts that differ between requests. */
export function core({ status, body }: Answer): string {
  const { correlationId: _, ...rest } = (typeof body === 'object' && body !== null ? body : { text: body }) as Record<
    string,
    unknown
  >;
  return `${status} ${JSON.stringify(rest)}`;
}

/** Returns an unused id of the same kind. */
export const nobodysId = (id: number | string): string => (typeof id === 'number' ? '987654321' : 'NADIE-1');

export const idsOf = (body: unknown, key: string): string[] =>
  Array.isArray(body) ? body.map((record: Record<string, unknown>) => String(record[key])).toSorted() : ['no list'];
