import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sql } from 'drizzle-orm';
import { IMPORTS } from '#generated/server/imports.gen';
import type { ApplyBody, ImportSpec, ReviewAnswer, ReviewBody } from '#platform/server/imports/import-spec';
import { validateImportApplyBody } from '#generated/shared/validators/import-apply-body.gen';
import { LANGUAGES } from '#platform/shared/language';
import { named } from '#platform/shared/text/named';
import { decodeErrors } from '#platform/shared/validation/validation';
import { resourceOf } from '#platform/server/records/resources';
import type { StoredAnswer } from '#platform/server/records/idempotency';
import type { Database, Queryable } from '#platform/server/db/database';
import type { FileScanner } from '#platform/server/db/files/scan/file-scanner';
import { invalid, Problem } from '#platform/server/db/problem';
import type { Sessions } from '#platform/server/sessions/sessions';
import { correctedTable } from '#platform/server/imports/columns/corrected-table';
import { headingChoices } from '#platform/server/imports/columns/heading-choices';
import { importOutcome } from '#platform/server/imports/import-outcome';
import { cellOf, importTable, type ImportRow } from '#platform/server/imports/columns/import-table';
import { ImportCancelled, paceOf, type ImportProgress, type Pace } from '#platform/server/imports/pace';
import { product } from '#platform/server/entity/registry';
import type { KeptReview, Reading, Review, ReviewedFile } from '#platform/server/imports/reviews/review';
import { tableOfRows, tableOfSentRows } from '#platform/server/imports/columns/rows-table';
import type { ImportTexts } from '#platform/server/imports/columns/import-texts';
import { withBoundedHeap } from '#platform/server/imports/with-bounded-heap';
import { wrongRowsFile } from '#platform/server/imports/columns/wrong-rows';
import { authorise } from '../security/authorise';
import { answerOnceFor, idempotentRequest } from '../idempotent';
import { answerOf, messageOf, titles, type Done } from './import-answer';
import { sendImportFile } from './import-routes';
import { importTexts, ownHeadings } from '../answers/import-texts';
import { goneSignal, sendProgress, wantsProgress } from '../answers/progress-lines';
import { actorOf } from '../security/request-actor';
import { multipartBody, reviewBody } from './review-body';
import { scanImport } from './scan-import';
import { sendReviewTemplate, TEMPLATE_TITLES } from './review-template';
import { languageOf, serverText } from '../answers/texts';

/** Size of a workbook of twenty thousand rows, 2 MB, in base64, with its corrections. */
const BODY_LIMIT = 16 * 1024 * 1024;
/** Maximum of records in the preview. */
const MAX_SHOWN = 500;

type Reviewed = ImportSpec & { readonly review: string };
type Tell = (progress: ImportProgress) => void;

/** Context of one request. */
interface Ask {
  readonly spec: Reviewed;
  readonly review: Review;
  readonly request: FastifyRequest;
  readonly gone: AbortSignal;
  readonly tell: Tell;
}

/**
 * Registers imports whose rows a function interprets. `POST …-check` (and `POST …-excel`) checks a file and stores its effect; `POST`
 * applies it by its number. `POST …/errores` returns its invalid rows as a workbook, and `GET …-excel` the template, prefilled for the
 * answers of the form.
 */
export function registerReviews(
  app: FastifyInstance,
  database: Database,
  sessions: Sessions,
  scanner: FileScanner | null,
): void {
  void app.register(async (api) => {
    api.addContentTypeParser(
      'multipart/form-data',
      { parseAs: 'buffer' },
      async (request: FastifyRequest, sent: Buffer) => multipartBody(request, sent),
    );
    for (const spec of IMPORTS) if (isReviewed(spec)) registerOne(api, spec, database, sessions, scanner);
  });
}

const isReviewed = (spec: ImportSpec): spec is Reviewed => spec.review !== null;

function registerOne(
  api: FastifyInstance,
  spec: Reviewed,
  database: Database,
  sessions: Sessions,
  scanner: FileScanner | null,
): void {
  const { path, permission } = spec;
  const onRequest = authorise(sessions, permission);
  const upload = {
    onRequest,
    preHandler: scanImport(database, scanner, spec.entity),
    bodyLimit: BODY_LIMIT,
    config: { isUpload: true },
  };
  const review = named(product().reviews, 'review', spec.review);
  const askOf = (request: FastifyRequest, reply: FastifyReply): Ask => ({
    spec,
    review,
    request,
    gone: goneSignal(reply),
    tell: () => undefined,
  });
  const answered =
    (work: (ask: Ask) => Promise<{ replayed: boolean; body: unknown }>) =>
    async (request: FastifyRequest, reply: FastifyReply) => {
      const ask = askOf(request, reply);
      if (wantsProgress(request))
        return sendProgress(request, reply, async (tell) => (await withBoundedHeap(() => work({ ...ask, tell }))).body);
      const { replayed, body } = await withBoundedHeap(() => work(ask));
      if (replayed) void reply.header('Idempotent-Replayed', 'true');
      return reply.send(body);
    };
  const check = answered(async (ask) => ({ replayed: false, body: await checked(database, ask) }));
  api.get(`${path}-excel`, { exposeHeadRoute: false, onRequest }, async (request, reply) => {
    const place = await review.place(database.orm, request.query as Record<string, unknown>, actorOf(request));
    return sendReviewTemplate(spec, await review.template(database.orm, place), request, reply);
  });
  api.post(`${path}-excel`, upload, check);
  api.post(`${path}-check`, upload, check);
  api.post(`${path}/errores`, upload, (request, reply) => sendWrongRows(database, askOf(request, reply), reply));
  api.post(
    path,
    { onRequest },
    answered((ask) => apply(database, ask)),
  );
}

/** A file that was read, with its effect. */
interface Read {
  readonly body: ReviewBody;
  readonly file: ReviewedFile;
  readonly reading: Reading<unknown>;
  readonly done: Done;
}

async function readFile(database: Database, { spec, review, request }: Ask, pace: Pace): Promise<Read> {
  const actor = actorOf(request);
  const body = reviewBody(request.body);
  const { orm: db } = database;
  const place = await review.place(db, body as Readonly<Record<string, unknown>>, actor);
  const texts = await textsOf(spec, request);
  const titleOf = (column: string) => texts.headings.columns[column]?.[0] ?? column;
  const raw = body.rows
    ? tableOfSentRows(spec, body.rows, titleOf)
    : await importTable(
        body.contenido ?? '',
        spec,
        texts.headings,
        pace,
        await headingChoices(db, spec, actor.usuarioId, body.columnas ?? {}),
      );
  const { table, ...corrected } = await correctedTable(raw, spec, body, titleOf, pace);
  const file: ReviewedFile = {
    nombre: (body.archivo ?? request.routeOptions.url ?? '').slice(-200),
    huella: createHash('sha256')
      .update(body.rows ? JSON.stringify(body.rows) : Buffer.from(body.contenido ?? '', 'base64'))
      .digest('hex'),
    replaces: body.importacionId ?? null,
  };
  const known = await review.known(db, place, file, actor);
  const reading = await review.read({ db, spec, table, texts, place, actor, now: new Date(), pace });
  const notices = [...known, ...reading.notices];
  return { body, file, reading, done: { table, results: reading.results, notices, changes: [], ...corrected } };
}

async function checked(database: Database, ask: Ask): Promise<ReviewAnswer> {
  const { spec, review, request } = ask;
  const pace = paceOf(ask.gone, ask.tell);
  const { body, file, reading, done } = await readFile(database, ask, pace);
  const columns = spec.columns.filter((column) => done.table.places.has(column));
  const rows: ImportRow[] = [];
  for (const [index, row] of done.table.rows.entries()) {
    if (index % 500 === 0) await pace.at('COMPARACION', done.table.rows.length, done.table.rows.length);
    const cells = columns.map((column) => cellOf(done.table, row, column));
    rows.push({ fila: row.fila, cells, ...(row.issues ? { issues: row.issues } : {}) });
  }
  const figures = importOutcome(resourceOf(spec.entity), done, 0);
  const kept = await database.orm.transaction((tx) =>
    review.keep(tx, reading, { file, figures, columns, rows }, { actor: actorOf(request), now: new Date() }),
  );
  return told(database.orm, ask, { aplicar: false, ...pick(body) }, { reading, done, kept }, pace);
}

const pick = ({ correcciones }: ReviewBody) => (correcciones ? { correcciones } : {});

function apply(database: Database, ask: Ask): Promise<StoredAnswer & { readonly replayed: boolean }> {
  const { spec, review, request, gone } = ask;
  if (!validateImportApplyBody(request.body)) throw invalid(decodeErrors(validateImportApplyBody.errors ?? []));
  const { importacionId, omitirErrores = false, observaciones = null } = request.body as ApplyBody;
  const pace = paceOf(gone, ask.tell);
  return answerOnceFor(database.orm, idempotentRequest(request), async (tx) => {
    // Longer lock timeout than usual: the user has reviewed a whole file and must not lose it.
    await tx.execute(sql`set local lock_timeout = '10s'`);
    const context = { actor: actorOf(request), now: new Date() };
    const opened = await review.open(tx, importacionId, context);
    const texts = await textsOf(spec, request);
    const titleOf = (column: string) => texts.headings.columns[column]?.[0] ?? column;
    const table = tableOfRows(spec, opened.columns, opened.rows, titleOf);
    // Evaluated again against the current data: up to a day may have passed.
    const reading = await review.read({ db: tx, spec, table, texts, place: opened.place, ...context, pace });
    if (reading.efecto !== opened.efecto) throw new Problem(409, 'IMPORTACION_CAMBIADA');
    const { results, notices } = reading;
    const done: Done = { table, results, notices, changes: [], celdasCorregidas: 0, filasOmitidas: 0 };
    const figures = importOutcome(resourceOf(spec.entity), done, 0);
    if (figures.conError > 0 && !omitirErrores)
      throw new Problem(422, 'IMPORTACION_CON_ERRORES', { params: { total: figures.conError } });
    if (figures.nuevas === 0) throw new Problem(422, 'IMPORTACION_VACIA');
    await pace.at('GUARDADO', 0, figures.nuevas);
    const kept = await review.apply(tx, importacionId, reading, { observaciones, figures }, context);
    await pace.at('GUARDADO', figures.nuevas, figures.nuevas);
    const body = await told(tx, ask, { aplicar: true }, { reading, done, kept }, pace);
    if (gone.aborted) throw new ImportCancelled();
    return { status: 200, body, headers: {} };
  });
}

async function told(
  db: Queryable,
  { spec, request }: Ask,
  body: Parameters<typeof answerOf>[1]['body'],
  { reading: { effects, efecto, lugar }, done, kept }: { reading: Reading<unknown>; done: Done; kept: KeptReview },
  pace: Pace,
): Promise<ReviewAnswer> {
  const sum = (name: 'hay' | 'entra' | 'habra' | 'valor') => effects.reduce((total, each) => total + each[name], 0);
  const { vence, ...known } = kept;
  return {
    ...(await answerOf(db, { spec, body, request }, done, pace)),
    ...known,
    vence: vence.toISOString(),
    efecto: serverText(languageOf(request.headers['accept-language']), `importacion.efecto.${efecto}`, { lugar }),
    vistaPrevia: effects.slice(0, MAX_SHOWN),
    totales: {
      registros: effects.length,
      hay: sum('hay'),
      entra: sum('entra'),
      habra: sum('habra'),
      valor: Math.round(sum('valor') * 100) / 100,
    },
  };
}

async function sendWrongRows(database: Database, ask: Ask, reply: FastifyReply): Promise<FastifyReply> {
  const { spec, request } = ask;
  const language = languageOf(request.headers['accept-language']);
  const title = await titles(spec, request);
  const { headings } = await textsOf(spec, request);
  const { done } = await withBoundedHeap(() => readFile(database, ask, paceOf(ask.gone, ask.tell)));
  const file = wrongRowsFile(resourceOf(spec.entity), done, {
    own: ownHeadings(language),
    dropped: headings.own,
    message: (issue) =>
      `${issue.campo === '' ? '' : `${title(issue.campo)}: `}${messageOf(issue, language, request.id)}`,
  });
  return sendImportFile(reply, 'xlsx', `${spec.entity}-errores`, file);
}

/** Loads the texts of an import, and those of the informative columns of its template. */
async function textsOf(spec: ImportSpec, request: FastifyRequest): Promise<ImportTexts> {
  const texts = await importTexts(spec, languageOf(request.headers['accept-language']));
  const beside = LANGUAGES.flatMap((language) => TEMPLATE_TITLES.map((title) => serverText(language, title)));
  return { ...texts, headings: { ...texts.headings, own: [...texts.headings.own, ...beside] } };
}
