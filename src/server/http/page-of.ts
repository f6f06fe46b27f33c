import type { FastifyReply } from 'fastify';
import { parsePage } from '../crud/list-query';

/**
 * A page of rows that are at hand, with the headers of every list: all of them where no size is asked for.
 *
 * @throws Problem 400 naming the parameter that is wrong.
 */
export function pageOf<Row>(query: unknown, reply: FastifyReply, rows: readonly Row[]): readonly Row[] {
  const { page, size, wantsPageCount } = parsePage(query as Record<string, unknown>, Math.max(1, rows.length));
  void reply.header('X-Total-Items', rows.length);
  if (wantsPageCount && size > 0) void reply.header('X-Page-Count', Math.ceil(rows.length / size));
  return rows.slice((page - 1) * size, page * size);
}
