import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Resource } from '#platform/server/entity/resource';
import { filterTold } from '#platform/server/records/read/audit-reads';
import { exportColumns } from '#platform/server/export/export-column';
import { matchingKeys, readBatches } from '#platform/server/export/read-batches';
import { parseSelection, textOf } from '#platform/server/listing/list-query';
import { requireFits } from '#platform/server/export/xlsx';
import { audit } from '#platform/server/db/audit';
import type { Database, Orm } from '#platform/server/db/database';
import { malformed } from '#platform/server/db/problem';
import type { Sessions } from '#platform/server/sessions/sessions';
import { authorise } from '../security/authorise';
import { exportTexts } from '../answers/export-texts';
import { actorOf } from '../security/request-actor';
import { sendExport, type OpenedExport } from '../answers/send-export';

/** Permission to export data as a file. */
export const EXPORT = 'reporte.exportar';

/** Registers `GET {path}/exportar`: all records of a list, as a file that is written while it is sent. */
export function registerExport(app: FastifyInstance, resource: Resource, { orm }: Database, sessions: Sessions): void {
  // No HEAD: it would read the whole list without returning anything.
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
