import type { FastifyReply } from 'fastify';
import { extendedName } from './content-disposition';

/** Content types by extension: tables, and paper. */
const TYPES = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
} as const;

/** Formats of tables. */
export type FileFormat = Exclude<keyof typeof TYPES, 'pdf'>;

/**
 * Sets the headers that make the client download the answer under this name.
 *
 * @param title readable name with any characters, if the file has one
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
