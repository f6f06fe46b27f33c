import { Readable } from 'node:stream';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { IMPORTS, type ImportAnswer, type ImportBody, type ImportSpec } from '../../../generated/server/imports.gen';
import { validateImportBody } from '../../../generated/shared/validators/import-body.gen';
import { decodeErrors } from '../../shared/validation';
import { csvOf } from '../crud/export/csv';
import { xlsxOf } from '../crud/export/xlsx';
import { resourceOf } from '../crud/resources';
import { audit } from '../db/audit';
import type { Database, Queryable } from '../db/database';
import { invalid, malformed, Problem } from '../db/problem';
import type { Sessions } from '../db/sessions/sessions';
import { runImport, type ImportOutcome } from '../operations/imports/run-import';
import { authorise } from './authorise';
import { EXPORT_TYPES } from './export-routes';
import { exportTexts } from './export-texts';
import { sendOnce } from './idempotent';
import { importTexts } from './import-texts';
import { problemAnswer } from './problem-answer';
import { actorOf } from './request-actor';
import { languageOf } from './texts';

/** A file of 150 000 rows, in base64, with room to spare. */
const BODY_LIMIT = 25 * 1024 * 1024;

/** Told of a file: more would be a list that nobody reads. */
const MOST_FINDINGS = 1000;

/** A check is an import that is taken back. */
class TakenBack extends Error {
  constructor(readonly outcome: ImportOutcome) {
    super('checked');
  }
}

/** `POST` of each import, which checks or applies, and `GET …/plantilla`, the file to fill in. */
export function registerImports(app: FastifyInstance, { orm }: Database, sessions: Sessions): void {
  for (const spec of IMPORTS) {
    const { path, permission } = spec;
    const preHandler = authorise(sessions, permission);
    app.get(`${path}/plantilla`, { exposeHeadRoute: false, preHandler }, (request, reply) => sendTemplate(spec, request, reply));
    app.post(path, { preHandler, bodyLimit: BODY_LIMIT }, async (request, reply) => {
      const body = bodyOf(request.body);
      if (body.aplicar) return sendOnce(orm, request, reply, async (tx) => ({ status: 200, body: await apply(tx, spec, body, request), headers: {} }));
      return answerOf(await check(orm, spec, body, request), false, request, spec);
    });
  }
}

function bodyOf(body: unknown): ImportBody {
  if (!validateImportBody(body)) throw invalid(decodeErrors(validateImportBody.errors ?? []));
  return body as ImportBody;
}

async function check(db: Queryable, spec: ImportSpec, { contenido }: ImportBody, request: FastifyRequest): Promise<ImportOutcome> {
  const texts = await importTexts(spec, languageOf(request.headers['accept-language']));
  try {
    return await db.transaction(async (tx) => {
      throw new TakenBack(await runImport(tx, spec, contenido, texts, actorOf(request), false));
    });
  } catch (error) {
    if (error instanceof TakenBack) return error.outcome;
    throw error;
  }
}

async function apply(tx: Queryable, spec: ImportSpec, { archivo, contenido, omitirErrores = false }: ImportBody, request: FastifyRequest): Promise<ImportAnswer> {
  const actor = actorOf(request);
  const outcome = await runImport(tx, spec, contenido, await importTexts(spec, languageOf(request.headers['accept-language'])), actor, true);
  if (outcome.conError > 0 && !omitirErrores) throw new Problem(422, 'IMPORTACION_CON_ERRORES', { params: { total: outcome.conError } });
  const { findings: _, ...counts } = outcome;
  // Each record has its own row in the audit trail; this one tells where they came from.
  await audit(tx, actor, { accion: 'CREAR', entidad: spec.entity, entidadId: null, despues: { importacion: archivo, ...counts } });
  return answerOf(outcome, true, request, spec);
}

async function answerOf({ findings, ...counts }: ImportOutcome, aplicada: boolean, request: FastifyRequest, spec: ImportSpec): Promise<ImportAnswer> {
  const language = languageOf(request.headers['accept-language']);
  const { title } = await exportTexts(spec.entity, language);
  const resultado = findings.slice(0, MOST_FINDINGS).map(({ fila, clave, nivel, issue, valor }) => {
    const [told] = problemAnswer(new Problem(422, 'VALIDACION', { errores: [issue] }), language, request.id).errores;
    return { fila, clave, columna: issue.campo === '' ? '' : title(issue.campo.replaceAll(/\.\d+/g, '')), campo: issue.campo, nivel, codigo: issue.codigo, mensaje: told?.mensaje ?? issue.codigo, valor };
  });
  return { aplicada, ...counts, validas: counts.filas - counts.conError, conAviso: findings.filter(({ nivel }) => nivel === 'AVISO').length, resultado };
}

/** The headings, in the reader's language; nothing below them. */
async function sendTemplate(spec: ImportSpec, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const { formato = 'xlsx' } = request.query as { formato?: string };
  if (formato !== 'csv' && formato !== 'xlsx') throw malformed('formato', 'OPCION');
  const resource = resourceOf(spec.entity);
  const texts = await exportTexts(spec.entity, languageOf(request.headers['accept-language']));
  const columns = spec.columns.map((path) => ({ path, from: path, kind: resource.fields.find(({ name }) => name === path)?.kind === 'date' ? ('date' as const) : ('text' as const), enumName: null, computed: false }));
  const file = formato === 'csv' ? csvOf(columns, nothing(), texts) : xlsxOf(columns, nothing(), texts);
  return reply.type(EXPORT_TYPES[formato]).header('content-disposition', `attachment; filename="${spec.entity}-plantilla.${formato}"`).send(Readable.from(file, { objectMode: false }));
}

async function* nothing(): AsyncGenerator<never[]> {
  yield [];
}
