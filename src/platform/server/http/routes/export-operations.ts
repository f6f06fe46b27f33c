import type { FastifyInstance, FastifyRequest } from 'fastify';
import { EXPORTS, type ExportName } from '#generated/server/exports.gen';
import { OPERATIONS } from '#generated/shared/operations.gen';
import type { ExportResult, ExportSpec } from '#platform/shared/export';
import type { Language } from '#platform/shared/language';
import type { ExportColumn } from '#platform/server/export/export-column';
import type { ExportTexts } from '#platform/server/export/export-text';
import { requireFits } from '#platform/server/export/xlsx';
import { audit } from '#platform/server/db/audit';
import type { Database } from '#platform/server/db/database';
import type { Sessions } from '#platform/server/sessions/sessions';
import { product } from '#platform/server/entity/registry';
import type { OperationContext } from '#platform/server/operations/context';
import type { FileFormat } from '../answers/as-file';
import { authorise } from '../security/authorise';
import { EXPORT } from './export-routes';
import { operationContext } from '../operation-context';
import { operationInput } from '../operation-input';
import { sendExport, type OpenedExport } from '../answers/send-export';
import { languageOf } from '../answers/texts';

type Params = Readonly<Record<string, unknown>>;
type Rows = ExportResult<Readonly<Record<string, unknown>>>;

/**
 * Registers `GET` of each operation that returns a file: streams the handler's result, for users with its permission and the right to
 * export.
 */
export function registerExportOperations(app: FastifyInstance, database: Database, sessions: Sessions): void {
  for (const name of Object.keys(EXPORTS) as ExportName[]) {
    const { path, permission } = OPERATIONS[name];
    const url = path.replaceAll(/\{(\w+)\}/g, ':$1');
    // No HEAD: it would count everything without returning anything.
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
  // One signature for all handlers: the generated interface types the parameters of each at its definition.
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

/** Returns the titles of the columns. Codes are translated already, and these files have no booleans. */
function textsOf({ columns }: ExportSpec, language: Language, timeZone: string): ExportTexts {
  const titles = new Map(columns.map(({ field, labels }) => [field, labels[language]]));
  return { title: (path) => titles.get(path) ?? path, option: (_enumName, value) => value, yes: '', no: '', timeZone };
}
