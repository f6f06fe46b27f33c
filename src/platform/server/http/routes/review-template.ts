import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ImportSpec } from '#platform/server/imports/import-spec';
import { csvOf } from '#platform/server/export/csv';
import type { ExportColumn } from '#platform/server/export/export-column';
import { xlsxOf } from '#platform/server/export/xlsx';
import { resourceOf } from '#platform/server/records/resources';
import type { WireRecord } from '#platform/server/records/read/wire-record';
import { malformed } from '#platform/server/db/problem';
import { fieldAt } from '#platform/server/imports/read-rows';
import type { TemplateRow } from '#platform/server/imports/reviews/review';
import { exportTexts } from '../answers/export-texts';
import { titles } from './import-answer';
import { sendImportFile } from './import-routes';
import { actorOf } from '../security/request-actor';
import { templateNotes } from './template-notes';
import { languageOf, serverText } from '../answers/texts';

/** Headings of informative columns of a template, which imports ignore; keys of the server's texts. */
export const TEMPLATE_TITLES = ['importacion.descripcion', 'importacion.unidad'] as const;

/** Sends the template, with a row for each record of the place; in a workbook, a second sheet describes the columns. */
export async function sendReviewTemplate(
  spec: ImportSpec,
  rows: readonly TemplateRow[],
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const { formato = 'xlsx' } = request.query as { formato?: string };
  if (formato !== 'csv' && formato !== 'xlsx') throw malformed('formato', 'OPCION');
  const language = languageOf(request.headers['accept-language']);
  const own = await titles(spec, request);
  const beside = new Map<string, string>([
    ['descripcion', serverText(language, TEMPLATE_TITLES[0])],
    ['unidad', serverText(language, TEMPLATE_TITLES[1])],
  ]);
  const texts = {
    ...(await exportTexts(spec.entity, actorOf(request))),
    title: (path: string) => beside.get(path) ?? own(path),
  };
  const unit = (await exportTexts('insumo', actorOf(request))).option;
  const resource = resourceOf(spec.entity);
  const column = (path: string): ExportColumn => ({
    path,
    from: path,
    kind: !beside.has(path) && fieldAt(resource, path).kind === 'date' ? 'date' : 'text',
    enumName: null,
    computed: false,
    isText: path in spec.codes,
  });
  const [first = '', ...others] = spec.columns;
  const columns = [first, ...beside.keys(), ...others].map(column);
  const records: WireRecord[] = rows.map(({ cells, descripcion, unidad }) => ({
    ...cells,
    descripcion,
    unidad: unit('InsumoUnidadBase', unidad),
  }));
  async function* batches(): AsyncGenerator<readonly WireRecord[]> {
    yield records;
  }
  const file =
    formato === 'csv'
      ? csvOf(columns, batches(), texts)
      : xlsxOf(columns, batches(), texts, await templateNotes(spec, language, texts));
  return sendImportFile(reply, formato, `${spec.path.split('/').at(-2)}-plantilla`, file);
}
