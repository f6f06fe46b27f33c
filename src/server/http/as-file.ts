import type { FastifyReply } from 'fastify';

/** Kinds of files that tables are sent as, by their ending. */
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type FileFormat = keyof typeof TYPES;

/** Has the client keep what is sent as a file of this name. */
export function asFile(reply: FastifyReply, name: string, format: FileFormat): FastifyReply {
  return reply.type(TYPES[format]).header('content-disposition', `attachment; filename="${name}.${format}"`);
}
