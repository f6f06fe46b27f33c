import type { FastifyRequest } from 'fastify';
import type { ImportAnswer, ImportBody, ImportSpec } from '#platform/server/imports/import-spec';
import type { Issue } from '#platform/shared/validation/issue';
import { exportText, type ExportTexts } from '#platform/server/export/export-text';
import { candidatesByKey } from '#platform/server/listing/search/possible-duplicates';
import { resourceOf } from '#platform/server/records/resources';
import type { Queryable } from '#platform/server/db/database';
import { Problem } from '#platform/server/db/problem';
import type { CorrectedTable } from '#platform/server/imports/columns/corrected-table';
import { findingCells } from '#platform/server/imports/columns/finding-cells';
import { importOutcome } from '#platform/server/imports/import-outcome';
import { cellOf } from '#platform/server/imports/columns/import-table';
import type { Pace } from '#platform/server/imports/pace';
import { fieldAt } from '#platform/server/imports/read-rows';
import type { ImportRun } from '#platform/server/imports/run-import';
import { exportTexts } from '../answers/export-texts';
import { editorOf } from './import-editors';
import { importTexts } from '../answers/import-texts';
import { problemAnswer } from '../answers/problem-answer';
import { actorOf } from '../security/request-actor';
import { languageOf, namesOf } from '../answers/texts';

/** Maximum of findings in an answer: a longer list would not be read. */
const MAX_FINDINGS = 1000;

/** A completed import run, with the extent of the corrections to its file. */
export type Done = ImportRun & Omit<CorrectedTable, 'table'>;

/** Import to report. */
interface Told {
  readonly spec: ImportSpec;
  readonly body: Partial<Pick<ImportBody, 'aplicar' | 'correcciones'>>;
  readonly request: FastifyRequest;
}

/**
 * Answer of an import, applied or checked, in the reader's language: figures, findings with their cells, and input types for corrections.
 */
export async function answerOf(
  db: Queryable,
  { spec, body, request }: Told,
  done: Done,
  pace: Pace,
): Promise<ImportAnswer> {
  const language = languageOf(request.headers['accept-language']);
  const [title, { findings, omitidas, faltantes, ...counts }] = [
    await titles(spec, request),
    importOutcome(resourceOf(spec.entity), done, MAX_FINDINGS),
  ];
  // Applied imports need no cells for corrections.
  const cells = await findingCells(spec, done.table, body.aplicar ? [] : findings, pace);
  const texts = await exportTexts(spec.entity, actorOf(request));
  const celdas = [
    ...new Set([...cells.map(({ celda }) => celda), ...(body.correcciones ?? []).map(({ columna }) => columna)]),
  ]
    .filter((celda) => celda !== '')
    .map((celda) => editorOf(resourceOf(spec.entity), celda, texts));
  const alike = await candidatesByKey(
    db,
    resourceOf(spec.entity),
    [...new Set(findings.flatMap(({ parecidos }) => parecidos?.keys ?? []))],
    actorOf(request),
  );
  const resultado = findings.map(({ fila, clave, nivel, issue, valor, parecidos }, index) => ({
    ...(cells[index] ?? { celda: '', iguales: 1 }),
    fila,
    clave,
    columna: issue.campo === '' ? '' : title(issue.campo),
    campo: issue.campo,
    nivel,
    codigo: issue.codigo,
    mensaje: messageOf(issue, language, request.id),
    valor,
    parecidos: parecidos
      ? {
          fila: parecidos.fila,
          registros: alike
            .filter(({ id }) => parecidos.keys.includes(id))
            .map(({ id, titulo, detalle }) => ({ id: String(id), titulo, detalle })),
        }
      : null,
  }));
  const { celdasCorregidas } = done;
  const filasOmitidas = done.filasOmitidas + omitidas;
  return {
    aplicada: body.aplicar === true,
    ...counts,
    celdasCorregidas,
    filasOmitidas,
    faltantes: faltantes.map((each) => ({ ...each, nombre: namesOf(language, each.entidad).many })),
    celdas,
    validas: counts.filas - counts.conError,
    columnas: done.table.columns,
    diferencias: differencesOf(spec, done, texts),
    resultado,
  };
}

/** Returns the first changes, formatted for display. */
function differencesOf(
  { entity }: ImportSpec,
  { table, changes }: ImportRun,
  texts: ExportTexts,
): ImportAnswer['diferencias'] {
  const resource = resourceOf(entity);
  const shown = (column: string, value: unknown) => {
    const field = resource.fields.find(({ name }) => name === column);
    const { kind } = fieldAt(resource, column);
    return exportText(
      {
        path: column,
        from: column,
        kind: kind === 'object' || kind === 'records' ? 'text' : kind,
        enumName: field?.enumName ?? null,
        computed: false,
      },
      value,
      texts,
    );
  };
  return changes.map(({ at, cambios }) => {
    const row = table.rows[at]!;
    return {
      fila: row.fila,
      clave: table.match.map((name) => cellOf(table, row, name)).join(' · '),
      cambios: cambios.map(({ column, before, after }) => ({
        campo: column,
        antes: shown(column, before),
        despues: after,
      })),
    };
  });
}

/** Returns the message of an issue in the reader's language. */
export function messageOf(issue: Issue, language: ReturnType<typeof languageOf>, correlationId: string): string {
  const [told] = problemAnswer(new Problem(422, 'VALIDACION', { errores: [issue] }), language, correlationId).errores;
  return told?.mensaje ?? issue.codigo;
}

/** Returns the names of fields in the reader's language: a column by its heading, any other by its form label. */
export async function titles(spec: ImportSpec, request: FastifyRequest): Promise<(campo: string) => string> {
  const language = languageOf(request.headers['accept-language']);
  const [{ headings }, { title }] = await Promise.all([
    importTexts(spec, language),
    exportTexts(spec.entity, actorOf(request)),
  ]);
  return (campo) => headings.columns[campo]?.[0] ?? title(campo.replaceAll(/\.\d+/g, ''));
}
