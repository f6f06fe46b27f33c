import type { FastifyReply } from 'fastify';
import { parsePage } from '#platform/server/listing/list-query';

/**
 * Returns a page of rows in memory with the headers of a list; all rows without a page size.
 *
 * @throws Problem 400 naming the invalid parameter.
 */
export function pageOf<Row>(query: unknown, reply: FastifyReply, rows: readonly Row[]): readonly Row[] {
  const { page, size, wantsPageCount } = parsePage(query as Record<string, unknown>, Math.max(1, rows.length));
  void reply.header('X-Total-Items', rows.length);
  if (wantsPageCount && size > 0) void reply.header('X-Page-Count', Math.ceil(rows.length / size));
  return rows.slice((page - 1) * size, page * size);
}
