import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Resource } from '#generated/server/resource.gen';
import { filterTold } from '../records/audit-reads';
import { exportColumns } from '../export/export-column';
import { matchingKeys, readBatches } from '../export/read-batches';
import { parseSelection, textOf } from '../listing/list-query';
import { requireFits } from '../export/xlsx';
import { audit } from '../db/audit';
import type { Database, Orm } from '../db/database';
import { malformed } from '../db/problem';
import type { Sessions } from '../sessions/sessions';
import { authorise } from './authorise';
import { exportTexts } from './export-texts';
import { actorOf } from './request-actor';
import { sendExport, type OpenedExport } from './send-export';

/** Permission to take data out as a file. */
export const EXPORT = 'reporte.exportar';

/** `GET {path}/exportar`: all that a list holds, as a file that is written while it is sent. */
export function registerExport(app: FastifyInstance, resource: Resource, { orm }: Database, sessions: Sessions): void {
  // A HEAD request would read the whole list to answer nothing.
  const options = {
    exposeHeadRoute: false,
    onRequest: [authorise(sessions, resource.permissions.list), authorise(sessions, EXPORT)],
  };
  app.get(`${resource.path}/exportar`, options, (request, reply) =>
    sendExport(request, reply, resource.name, () => openExport(orm, resource, request)),
  );
}

async function openExport(orm: Orm, resource: Resource, request: FastifyRequest): Promise<OpenedExport> {
  const given = request.query as Record<string, unknown>;
  const format = textOf(given, 'formato') || 'csv';
  if (format !== 'csv' && format !== 'xlsx') throw malformed('formato', 'OPCION');
  const actor = actorOf(request);
  const query = parseSelection(resource, given);
  const columns = exportColumns(resource, textOf(given, 'columnas'), actor);
  const keys = await matchingKeys(orm, resource, query, [resource.permissions.list, EXPORT], actor);
  requireFits(format, keys.length);
  await audit(orm, actor, {
    accion: 'EXPORTAR',
    entidad: resource.name,
    entidadId: null,
    despues: {
      formato: format,
      filas: keys.length,
      filtro: filterTold(query.filter),
      columnas: columns.map(({ path }) => path),
    },
  });
  const texts = await exportTexts(resource.name, actor);
  return { format, total: keys.length, columns, batches: readBatches(orm, resource, keys, columns, actor), texts };
}
