import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Resource } from '../../../generated/server/resource.gen';
import { filterTold } from '../crud/audit-reads';
import { csvOf } from '../crud/export/csv';
import { exportColumns } from '../crud/export/export-column';
import { matchingKeys, readBatches } from '../crud/export/read-batches';
import { XLSX_MOST_ROWS, xlsxOf } from '../crud/export/xlsx';
import { parseSelection, textOf } from '../crud/list-query';
import { audit } from '../db/audit';
import type { Database, Orm } from '../db/database';
import { malformed, Problem } from '../db/problem';
import type { Sessions } from '../db/sessions/sessions';
import { asFile, type FileFormat } from './as-file';
import { authorise } from './authorise';
import { takeExportSlot } from './export-slots';
import { exportTexts } from './export-texts';
import { actorOf } from './request-actor';
import { languageOf } from './texts';

/** Permission to take data out as a file. */
export const EXPORT = 'reporte.exportar';

/** `GET {path}/exportar`: all that a list holds, as a file that is written while it is sent. */
export function registerExport(app: FastifyInstance, resource: Resource, { orm }: Database, sessions: Sessions): void {
  // A HEAD request would read the whole list to answer nothing.
  const options = { exposeHeadRoute: false, preHandler: [authorise(sessions, resource.permissions.list), authorise(sessions, EXPORT)] };
  app.get(`${resource.path}/exportar`, options, async (request, reply) => {
    const release = takeExportSlot(actorOf(request).usuarioId);
    try {
      const { file, format, total } = await openExport(orm, resource, request);
      file.once('close', release);
      return await asFile(reply, resource.name, format).header('X-Total-Items', total).send(file);
    } catch (error) {
      release();
      throw error;
    }
  });
}

async function openExport(orm: Orm, resource: Resource, request: FastifyRequest): Promise<{ file: Readable; format: FileFormat; total: number }> {
  const given = request.query as Record<string, unknown>;
  const format = textOf(given, 'formato') || 'csv';
  if (format !== 'csv' && format !== 'xlsx') throw malformed('formato', 'OPCION');
  const actor = actorOf(request);
  const query = parseSelection(resource, given);
  const columns = exportColumns(resource, textOf(given, 'columnas'), actor);
  const keys = await matchingKeys(orm, resource, query, [resource.permissions.list, EXPORT], actor);
  if (format === 'xlsx' && keys.length > XLSX_MOST_ROWS) throw new Problem(422, 'EXPORTACION_DEMASIADAS_FILAS', { params: { total: keys.length, limite: XLSX_MOST_ROWS } });

  await audit(orm, actor, { accion: 'EXPORTAR', entidad: resource.name, entidadId: null, despues: { formato: format, filas: keys.length, filtro: filterTold(query.filter), columnas: columns.map(({ path }) => path) } });
  const texts = await exportTexts(resource.name, languageOf(request.headers['accept-language']));
  const batches = readBatches(orm, resource, keys, columns, actor);
  // The client's pace is the stream's: a batch is read when the one before it has left. When the client goes, the stream is
  // destroyed, and with it the generators end.
  const file = Readable.from(format === 'csv' ? csvOf(columns, batches, texts) : xlsxOf(columns, batches, texts), { objectMode: false, highWaterMark: 64 * 1024 });
  return { file, format, total: keys.length };
}
