import { inArray, sql } from 'drizzle-orm';
import type { ImportSpec } from '../../../../generated/server/imports.gen';
import type { Resource } from '../../../../generated/server/resource.gen';
import type { Issue } from '../../../shared/issue';
import { isFilled } from '../../../shared/paths';
import { prepareRecord } from '../../../shared/prepare-record';
import { isEqual } from '../../crud/changes';
import { createRecord } from '../../crud/create-record';
import { readPage } from '../../crud/read-page';
import { resourceOf } from '../../crud/resources';
import { recordReader, type WireRecord } from '../../crud/to-record';
import { today } from '../../crud/today';
import { updateRecord } from '../../crud/update-record';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { Problem } from '../../db/problem';
import { cellValue, type CodeNames } from './cell-value';
import { importTable } from './import-table';

export interface ImportTexts {
  /** Labels of each field, the reader's first. */
  readonly headings: Readonly<Record<string, readonly string[]>>;
  /** Codes of each field by their plain names. */
  readonly codes: Readonly<Record<string, CodeNames>>;
}

/** Something to tell of a row; `fila` is its number in the file. */
export interface Finding {
  readonly fila: number;
  readonly clave: string;
  readonly nivel: 'ERROR' | 'AVISO';
  readonly issue: Issue;
  readonly valor: string;
}

export interface ImportOutcome {
  readonly filas: number;
  readonly conError: number;
  readonly nuevas: number;
  readonly actualizadas: number;
  readonly sinCambio: number;
  readonly findings: readonly Finding[];
}

/**
 * Writes a spreadsheet's rows: a record that exists is updated with what its row says (an empty cell says nothing), others are
 * created. Each row goes
 * through the very functions that a form's record goes through, inside a savepoint of its own, so that a wrong one is told and the
 * next one still looked at. Whether all of it stays is the caller's business: a check is an import that is rolled back.
 */
export async function runImport(tx: Queryable, spec: ImportSpec, contenido: string, texts: ImportTexts, actor: Actor): Promise<ImportOutcome> {
  const resource = resourceOf(spec.entity);
  const { rows, columns, unknown } = importTable(contenido, spec, texts.headings);
  const fields = columns.map((name) => resource.fields.find((field) => field.name === name)!);
  const records = rows.map(({ fila, cells }) => ({ fila, cells, values: valuesOf(fields, cells, texts) }));
  const key = (values: Readonly<Record<string, unknown>>) => prepareRecord(resource.form, values)[spec.match];
  const column = resource.fields.find(({ name }) => name === spec.match)!.column;
  const wanted = [...new Set(records.map(({ values }) => key(values)).filter((value) => typeof value === 'string' || typeof value === 'number'))];
  const found = wanted.length > 0 ? await readPage(tx, resource, { where: inArray(column, wanted), joins: [], by: [sql`${resource.key.column}`], limit: wanted.length, offset: 0 }) : [];
  const stored = new Map(found.map(recordReader(resource, actor, today())).map((record) => [record[spec.match], record]));

  const findings: Finding[] = unknown.map((heading) => ({ fila: 1, clave: '', nivel: 'AVISO', issue: { campo: '', codigo: 'IMPORTACION_COLUMNA_DESCONOCIDA', params: { columna: heading } }, valor: heading }));
  const seen = new Map<unknown, number>();
  const counts = { nuevas: 0, actualizadas: 0, sinCambio: 0, conError: 0 };
  for (const { fila, cells, values } of records) {
    const clave = cells[spec.match] ?? '';
    const match = key(values);
    const earlier = isFilled(match) ? seen.get(match) : undefined;
    seen.set(match, fila);
    const result = earlier === undefined
      ? await oneRow(tx, resource, values, stored.get(match), actor)
      : [{ campo: spec.match, codigo: 'IMPORTACION_REPETIDA', params: { fila: earlier } }];
    if (typeof result === 'string') counts[result] += 1;
    else {
      counts.conError += 1;
      findings.push(...result.map((issue): Finding => ({ fila, clave, nivel: 'ERROR', issue, valor: cells[issue.campo.split('.')[0] ?? ''] ?? '' })));
    }
  }
  return { filas: records.length, ...counts, findings };
}

async function oneRow(tx: Queryable, resource: Resource, values: Readonly<Record<string, unknown>>, stored: WireRecord | undefined, actor: Actor): Promise<'nuevas' | 'actualizadas' | 'sinCambio' | readonly Issue[]> {
  try {
    if (!stored) {
      await tx.transaction((point) => createRecord(point, resource, { ...structuredClone(resource.form.defaults), ...values }, actor));
      return 'nuevas';
    }
    if (stored['activo'] === false) return [{ campo: '', codigo: 'IMPORTACION_INACTIVO', params: {} }];
    const before = writable(resource, stored);
    const body = { ...before, ...values };
    if (isEqual(prepareRecord(resource.form, body), prepareRecord(resource.form, before))) return 'sinCambio';
    await tx.transaction((point) => updateRecord(point, resource, String(stored[resource.key.name]), Number(stored['version']), body, actor));
    return 'actualizadas';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return error.errores.length > 0 ? error.errores : [{ campo: '', codigo: error.codigo, params: error.params, labels: error.labels }];
  }
}

function valuesOf(fields: readonly Resource['fields'][number][], cells: Readonly<Record<string, string>>, texts: ImportTexts): Record<string, unknown> {
  const values = fields.map((field) => [field.name, cellValue(field, texts.codes[field.name] ?? new Map(), cells[field.name] ?? '')] as const);
  return Object.fromEntries(values.filter(([, value]) => isFilled(value)));
}

/** What a client would send back of a record that it read. */
function writable({ form }: Resource, record: Readonly<Record<string, unknown>>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(record).filter(([name]) => form.writable.has(name)));
}
