import { Readable } from 'node:stream';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { csvOf } from '../export/csv';
import type { ExportColumn } from '../export/export-column';
import type { ExportTexts } from '../export/export-text';
import { xlsxOf } from '../export/xlsx';
import { asFile, type FileFormat } from './as-file';
import { takeExportSlot } from './export-slots';
import { actorOf } from './request-actor';

/** Content of an exported file. */
export interface OpenedExport {
  readonly format: FileFormat;
  readonly total: number;
  readonly columns: readonly ExportColumn[];
  readonly batches: AsyncIterable<readonly Readonly<Record<string, unknown>>[]>;
  readonly texts: ExportTexts;
}

/**
 * Answers a file that is written while it is sent.
 *
 * @param open what it is made of, once it is known that this person may have another file written
 * @throws Problem 429 when too many are being written for them already.
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
    // The client's pace is the stream's: a batch is read when the one before it has left. When the client goes, the stream is
    // destroyed, and with it the generators end.
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
