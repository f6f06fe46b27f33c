import type { FastifyReply } from 'fastify';
import { extendedName } from './content-disposition';

/** Kinds of files by their ending: tables, and paper. */
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** Formats in which rows are sent. */
export type FileFormat = Exclude<keyof typeof TYPES, 'pdf'>;

/**
 * Has the client keep what is sent as a file of this name.
 *
 * @param title name for people, of any characters, where the file has one
 */
export function asFile(
  reply: FastifyReply,
  name: string,
  format: keyof typeof TYPES,
  title: string | null = null,
): FastifyReply {
  const named = title === null ? '' : `; ${extendedName(`${title}.${format}`)}`;
  return reply.type(TYPES[format]).header('content-disposition', `attachment; filename="${name}.${format}"${named}`);
}
