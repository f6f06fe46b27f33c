import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csvOf } from '#platform/server/export/csv';
import type { ExportColumn } from '#platform/server/export/export-column';
import type { ExportTexts } from '#platform/server/export/export-text';
import { xlsxOf } from '#platform/server/export/xlsx';
import { asFile, type FileFormat } from './as-file';
import { takeExportSlot } from './export-slots';
import { actorOf } from '../security/request-actor';

/** Content of an exported file. */
export interface OpenedExport {
  readonly format: FileFormat;
  readonly total: number;
  readonly columns: readonly ExportColumn[];
  readonly batches: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>;
  readonly texts: ExportTexts;
}

/**
 * Sends a file that is written while it is sent.
 *
 * @param open returns the content; called after a slot was reserved
 * @throws Problem 429 when too many files are being written for the user.
 */
export async function sendExport(
  request: FastifyRequest,
  reply: FastifyReply,
  name: string,
  open: () => Promise<OpenedExport>,
): Promise<FastifyReply> {
  const release = takeExportSlot(actorOf(request).usuarioId);
  try {
    const { format, total, columns, batches, texts } = await open();
    // The client sets the pace: a batch is read after the previous one was sent. When the client disconnects, the stream is destroyed,
    // which ends the generators.
    const file = Readable.from(format === 'csv' ? csvOf(columns, batches, texts) : xlsxOf(columns, batches, texts), {
      objectMode: false,
      highWaterMark: 64 * 1024,
    });
    file.once('close', release);
    return await asFile(reply, name, format).header('X-Total-Items', total).send(file);
  } catch (error) {
    release();
    throw error;
  }
}
