import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EXPORTS, type ExportName } from '#generated/server/exports.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import type { ExportResult, ExportSpec } from '#platform/shared/export';
import type { Language } from '#platform/shared/language';
import type { ExportColumn } from '../export/export-column';
import type { ExportTexts } from '../export/export-text';
import { requireFits } from '../export/xlsx';
import { audit } from '../db/audit';
import type { Database } from '../db/database';
import type { Sessions } from '../sessions/sessions';
import { product } from '../entity/registry';
import type { OperationContext } from '../operations/context';
import type { FileFormat } from './as-file';
import { authorise } from './authorise';
import { EXPORT } from './export-routes';
import { operationContext } from './operation-context';
import { operationInput } from './operation-input';
import { sendExport, type OpenedExport } from './send-export';
import { languageOf } from './texts';

type Params = Readonly<Record<string, unknown>>;
type Rows = ExportResult<Readonly<Record<string, unknown>>>;

/**
 * `GET` of each operation that gives a file: writes the handler's result as a stream, for users with its permission and the right to
 * export.
 */
export function registerExportOperations(app: FastifyInstance, database: Database, sessions: Sessions): void {
  for (const name of Object.keys(EXPORTS) as ExportName[]) {
    const { path, permission } = OPERATIONS[name];
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    // A HEAD request would count everything to answer nothing.
    app.get(
      url,
      { exposeHeadRoute: false, onRequest: [authorise(sessions, permission), authorise(sessions, EXPORT)] },
      async (request, reply) => {
        const { formato = 'csv', ...asked } = operationInput(name, false, request).params as Params & {
          formato?: FileFormat;
        };
        return sendExport(request, reply, EXPORTS[name].name, () =>
          open(name, formato, asked, request, operationContext(request, reply, database, sessions)),
        );
      },
    );
  }
}

async function open(
  operation: ExportName,
  format: FileFormat,
  asked: Params,
  request: FastifyRequest,
  context: OperationContext,
): Promise<OpenedExport> {
  const spec: ExportSpec = EXPORTS[operation];
  // One signature for all: the generated interface ties each handler to its own parameters where it is written.
  const handler = product().exporters[operation] as (params: Params, inContext: OperationContext) => Promise<Rows>;
  const { total, batches } = await handler(asked, context);
  requireFits(format, total);
  await audit(context.database.orm, context.actor, {
    accion: 'EXPORTAR',
    entidad: spec.name,
    entidadId: null,
    despues: { formato: format, filas: total, filtro: asked, columnas: spec.columns.map(({ field }) => field) },
  });
  const columns = spec.columns.map(({ field, format: kind }): ExportColumn => ({
    path: field,
    from: field,
    kind,
    enumName: null,
    computed: false,
  }));
  return {
    format,
    total,
    columns,
    batches,
    texts: textsOf(spec, languageOf(request.headers['accept-language']), context.actor.timeZone),
  };
}

/** The titles of the columns; codes are words already, and there is no yes and no in these files. */
function textsOf({ columns }: ExportSpec, language: Language, timeZone: string): ExportTexts {
  const titles = new Map(columns.map(({ field, labels }) => [field, labels[language]]));
  return { title: (path) => titles.get(path) ?? path, option: (_enumName, value) => value, yes: '', no: '', timeZone };
}
