import { Readable } from 'node:stream';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IMPORTS } from '#generated/server/imports.gen';
import type { ImportAnswer, ImportBody, ImportSpec } from '#platform/server/imports/import-spec';
import type { Resource } from '#platform/server/entity/resource';
import { validateImportBody } from '#generated/shared/validators/import-body.gen';
import type { Issue } from '#platform/shared/validation/issue';
import { decodeErrors } from '#platform/shared/validation/validation';
import { csvOf } from '#platform/server/export/csv';
import { xlsxOf } from '#platform/server/export/xlsx';
import { answeredBefore, type IdempotentRequest } from '#platform/server/records/idempotency';
import { asksFreshSignIn } from '#platform/server/records/fresh-sign-in';
import { resourceOf } from '#platform/server/records/resources';
import { audit } from '#platform/server/db/audit';
import type { Database } from '#platform/server/db/database';
import type { FileScanner } from '#platform/server/db/files/scan/file-scanner';
import { invalid, malformed, Problem } from '#platform/server/db/problem';
import { MANY_WRITTEN } from '#platform/server/db/tidy';
import { bitacora } from '#platform/server/db/system-tables';
import { requireFreshProof } from '#platform/server/sessions/fresh-proof';
import type { Sessions } from '#platform/server/sessions/sessions';
import { correctedTable } from '#platform/server/imports/columns/corrected-table';
import { headingChoices } from '#platform/server/imports/columns/heading-choices';
import { importOutcome } from '#platform/server/imports/import-outcome';
import type { ImportSink, KeptAnswer } from '#platform/server/imports/import-sink';
import { importSink } from '#platform/server/imports/open-import-sink';
import { importTable } from '#platform/server/imports/columns/import-table';
import { ImportCancelled, paceOf, type ImportProgress, type Pace } from '#platform/server/imports/pace';
import { fieldAt } from '#platform/server/imports/read-rows';
import { runImport } from '#platform/server/imports/run-import';
import { withBoundedHeap } from '#platform/server/imports/with-bounded-heap';
import { wrongRowsFile } from '#platform/server/imports/columns/wrong-rows';
import { asFile, type FileFormat } from '../answers/as-file';
import { authorise } from '../security/authorise';
import { exportTexts } from '../answers/export-texts';
import { answerOnceFor, idempotentRequest } from '../idempotent';
import { answerOf, messageOf, titles, type Done } from './import-answer';
import { importTexts, ownHeadings } from '../answers/import-texts';
import { sequentially } from '../security/sequentially';
import { goneSignal, sendProgress, wantsProgress } from '../answers/progress-lines';
import { actorOf } from '../security/request-actor';
import { scanImport } from './scan-import';
import { templateNotes } from './template-notes';
import { languageOf } from '../answers/texts';

/** Size of the catalogue of CLUES, 25 MB, in base64, with its corrections. */
const BODY_LIMIT = 40 * 1024 * 1024;

/** Import of one request. */
interface Asked {
  readonly spec: ImportSpec;
  readonly body: ImportBody;
  readonly request: FastifyRequest;
  /** Aborted when the client no longer waits: prepared data are discarded, and writes are rolled back as long as possible. */
  readonly gone: AbortSignal;
  readonly tell: (progress: ImportProgress) => void;
}

/**
 * Registers `POST` of each import, which checks or applies. `POST …/errores` returns the invalid rows of a file as a workbook, `GET
 * …/plantilla` the template. A client that accepts JSON lines receives the progress.
 */
export function registerImports(
  app: FastifyInstance,
  database: Database,
  sessions: Sessions,
  scanner: FileScanner | null,
): void {
  for (const spec of IMPORTS.filter(({ review }) => review === null)) {
    const { path, permission } = spec;
    const onRequest = authorise(sessions, permission);
    const upload = {
      onRequest,
      preHandler: scanImport(database, scanner, spec.entity),
      bodyLimit: BODY_LIMIT,
      config: { isUpload: true },
    };
    app.get(`${path}/plantilla`, { exposeHeadRoute: false, onRequest }, (request, reply) =>
      sendTemplate(spec, request, reply),
    );
    app.post(`${path}/errores`, upload, (request, reply) =>
      sendWrongRows(database, asked(spec, request, reply), reply),
    );
    const isGuarded = asksFreshSignIn(resourceOf(spec.entity));
    app.post(path, upload, async (request, reply) => {
      if (isGuarded) await requireFreshProof(database.orm, request.session?.jti);
      const quiet = asked(spec, request, reply);
      if (wantsProgress(request))
        return sendProgress(request, reply, async (tell) => (await answer(database, { ...quiet, tell })).body);
      const { replayed, body } = await answer(database, quiet);
      if (replayed) void reply.header('Idempotent-Replayed', 'true');
      return reply.send(body);
    });
  }
}

function asked(spec: ImportSpec, request: FastifyRequest, reply: FastifyReply): Asked {
  const { body } = request;
  if (!validateImportBody(body)) throw invalid(decodeErrors(validateImportBody.errors ?? []));
  return { spec, body: body as ImportBody, request, gone: goneSignal(reply), tell: () => undefined };
}

function answer(database: Database, ask: Asked): Promise<{ replayed: boolean; body: unknown }> {
  return withBoundedHeap(() => answerThriftily(database, ask));
}

async function answerThriftily(database: Database, ask: Asked): Promise<{ replayed: boolean; body: unknown }> {
  if (!ask.body.aplicar) return { replayed: false, body: await checked(database, ask) };
  const claim = idempotentRequest(ask.request);
  if (claim === null) return apply(database, ask, null);
  // A concurrent retry gets the answer of the first request, and nothing is done twice.
  return sequentially(
    `${claim.usuarioId} ${claim.key}`,
    async () => (await answeredBefore(database.orm, claim)) ?? apply(database, ask, claim),
  );
}

async function checked(database: Database, ask: Asked): Promise<ImportAnswer> {
  const pace = paceOf(ask.gone, ask.tell);
  return answerOf(database.orm, ask, await run(database, ask, pace, null), pace);
}

async function run(
  database: Database,
  { spec, body, request }: Asked,
  pace: Pace,
  sink: ImportSink | null,
): Promise<Done> {
  const texts = await importTexts(spec, languageOf(request.headers['accept-language']));
  const choices = await headingChoices(database.orm, spec, actorOf(request).usuarioId, body.columnas ?? {});
  const file = await importTable(body.contenido, spec, texts.headings, pace, choices);
  const { table, ...corrected } = await correctedTable(
    file,
    spec,
    body,
    (column) => texts.headings.columns[column]?.[0] ?? column,
    pace,
  );
  return {
    ...(await runImport(database, {
      spec: { ...spec, match: table.match },
      table,
      texts,
      actor: actorOf(request),
      decisions: { all: body.parecidos ?? null, created: new Set(body.crearFilas ?? []) },
      pace,
      sink,
    })),
    ...corrected,
  };
}

async function apply(database: Database, ask: Asked, claim: IdempotentRequest | null): Promise<KeptAnswer> {
  const {
    spec,
    body: { archivo, omitirErrores = false },
    request,
    gone,
    tell,
  } = ask;
  const pace = paceOf(gone, tell);
  const sink = await importSink(database, resourceOf(spec.entity));
  try {
    const done = await run(database, ask, pace, sink);
    const {
      findings: _,
      conAviso: _told,
      omitidos: _left,
      faltantes: _lacking,
      omitidas,
      ...counts
    } = importOutcome(resourceOf(spec.entity), done, 0);
    if (counts.conError > 0 && !omitirErrores)
      throw new Problem(422, 'IMPORTACION_CON_ERRORES', { params: { total: counts.conError } });
    const body = await answerOf(database.orm, ask, done, pace);
    const written = counts.nuevas + counts.actualizadas;
    return await sink.apply(
      (write) =>
        answerOnceFor(database.orm, claim, async (tx) => {
          // Each record has its own row in the audit trail; this one records their source.
          await audit(tx, actorOf(request), {
            accion: 'CREAR',
            entidad: spec.entity,
            entidadId: null,
            despues: { importacion: archivo, ...counts, ...correctionsOf(done, omitidas) },
          });
          await done.write?.(tx);
          await write(tx);
          if (gone.aborted) throw new ImportCancelled();
          if (written >= MANY_WRITTEN) {
            await request.server.tidyQueue.send(tx, { tables: tablesOf(resourceOf(spec.entity)) });
            request.sentJobs = true;
          }
          return { status: 200, body, headers: {} };
        }),
      pace,
      written,
    );
  } finally {
    await sink.drop();
  }
}

/** Returns the corrections for the audit trail, if there are any. */
function correctionsOf(
  { celdasCorregidas, filasOmitidas }: Done,
  omitidas: number,
): Partial<Pick<ImportAnswer, 'celdasCorregidas' | 'filasOmitidas'>> {
  const left = filasOmitidas + omitidas;
  return celdasCorregidas + left > 0 ? { celdasCorregidas, filasOmitidas: left } : {};
}

/** Returns the tables that an import writes to. */
function tablesOf({ table, embeds }: Resource): string[] {
  return [table, ...embeds.map(({ resource }) => resource.table), bitacora].map((each) => getTableConfig(each).name);
}

async function sendWrongRows(database: Database, ask: Asked, reply: FastifyReply): Promise<FastifyReply> {
  const { spec, request } = ask;
  const language = languageOf(request.headers['accept-language']);
  const title = await titles(spec, request);
  const { headings } = await importTexts(spec, language);
  const message = (issue: Issue) =>
    `${issue.campo === '' ? '' : `${title(issue.campo)}: `}${messageOf(issue, language, request.id)}`;
  const file = wrongRowsFile(
    resourceOf(spec.entity),
    await withBoundedHeap(() => run(database, ask, paceOf(ask.gone, ask.tell), null)),
    { own: ownHeadings(language), dropped: headings.own, message },
  );
  return sendImportFile(reply, 'xlsx', `${spec.entity}-errores`, file);
}

/** Sends the headings in the reader's language, without rows; in a workbook, a second sheet describes the columns. */
async function sendTemplate(spec: ImportSpec, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { formato = 'xlsx' } = request.query as { formato?: string };
  if (formato !== 'csv' && formato !== 'xlsx') throw malformed('formato', 'OPCION');
  const resource = resourceOf(spec.entity);
  const texts = { ...(await exportTexts(spec.entity, actorOf(request))), title: await titles(spec, request) };
  const columns = spec.columns.map((path) => ({
    path,
    from: path,
    kind: fieldAt(resource, path).kind === 'date' ? ('date' as const) : ('text' as const),
    enumName: null,
    computed: false,
    isText: path in spec.codes,
  }));
  return sendImportFile(
    reply,
    formato,
    `${spec.entity}-plantilla`,
    formato === 'csv'
      ? csvOf(columns, nothing(), texts)
      : xlsxOf(
          columns,
          nothing(),
          texts,
          await templateNotes(spec, languageOf(request.headers['accept-language']), texts),
        ),
  );
}

export function sendImportFile(
  reply: FastifyReply,
  format: FileFormat,
  name: string,
  file: AsyncIterable<Uint8Array | string>,
): FastifyReply {
  return asFile(reply, name, format).send(Readable.from(file, { objectMode: false }));
}

async function* nothing(): AsyncGenerator<never[]> {
  yield [];
}
