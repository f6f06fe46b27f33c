import { and, inArray, sql } from 'drizzle-orm';
import type { ImportSpec } from '../../../../generated/server/imports.gen';
import type { Resource } from '../../../../generated/server/resource.gen';
import type { Issue } from '../../../shared/issue';
import { isFilled } from '../../../shared/paths';
import { prepareRecord } from '../../../shared/prepare-record';
import { readPage } from '../../crud/read-page';
import { resourceOf } from '../../crud/resources';
import { scopeCondition } from '../../crud/scope';
import { recordReader, type WireRecord } from '../../crud/to-record';
import { today } from '../../crud/today';
import type { Actor } from '../../db/actor';
import type { Queryable } from '../../db/database';
import { cellValue, type CodeNames } from './cell-value';
import { findByName } from './find-by-name';
import { importMany, isPlain } from './import-many';
import { importOne } from './import-one';
import type { ImportEntry, RowResult } from './import-row';
import { importTable, type ImportRow, type ImportTable } from './import-table';
import { inChunks } from './in-chunks';

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

/** Keys that one question asks for. */
const ASKED = 5000;

/**
 * Writes a spreadsheet's rows: a record that exists is updated with what its row says (an empty cell says nothing), others are
 * created. Each row is held to all that a form's record is held to. Whether all of it stays is the caller's business.
 *
 * @param apply false for a check, which need not write what it can tell without; what it wrote nevertheless the caller takes back
 */
export async function runImport(tx: Queryable, spec: ImportSpec, contenido: string, texts: ImportTexts, actor: Actor, apply: boolean): Promise<ImportOutcome> {
  const resource = resourceOf(spec.entity);
  const table = importTable(contenido, spec, texts.headings);
  const read = await readRows(tx, resource, spec, table, texts);
  const stored = await storedRecords(tx, resource, spec, read.map(({ values }) => values), actor);
  const results: RowResult[] = Array.from({ length: read.length }, () => []);
  const seen = new Map<string, number>();
  const entries: { readonly at: number; readonly entry: ImportEntry }[] = [];
  for (const [at, { fila, values, issues }] of read.entries()) {
    const own = identityOf(resource, spec, values);
    const earlier = own === null ? undefined : seen.get(own);
    if (own !== null) seen.set(own, fila);
    if (earlier !== undefined) results[at] = [{ campo: spec.match[0] ?? '', codigo: 'IMPORTACION_REPETIDA', params: { fila: earlier } }];
    else if (issues.length > 0) results[at] = issues;
    else entries.push({ at, entry: { fila, values, stored: own === null ? undefined : stored.get(own) } });
  }
  if (isPlain(resource, actor)) {
    const many = await importMany(tx, resource, entries.map(({ entry }) => entry), actor, apply);
    for (const [index, { at }] of entries.entries()) results[at] = many[index]!;
  } else {
    for (const { at, entry } of entries) results[at] = await importOne(tx, resource, entry, actor);
  }
  return outcomeOf(spec, table, results);
}

interface ReadRow {
  readonly fila: number;
  readonly values: Readonly<Record<string, unknown>>;
  /** Cells that name a record that there is not. */
  readonly issues: readonly Issue[];
}

/** What the cells of each row stand for; records that they name become their keys. */
async function readRows(tx: Queryable, resource: Resource, spec: ImportSpec, { rows, columns }: ImportTable, texts: ImportTexts): Promise<ReadRow[]> {
  const referring = columns.filter((name) => name in spec.references);
  const names = new Map(await Promise.all(referring.map(async (name) => {
    const { entity, by } = spec.references[name]!;
    return [name, await findByName(tx, entity, by, rows.flatMap(({ cells }) => cells[name] || []))] as const;
  })));
  const fields = columns.filter((name) => !names.has(name)).map((name) => resource.fields.find((field) => field.name === name)!);
  return rows.map(({ fila, cells }) => {
    const values: Record<string, unknown> = {};
    const issues: Issue[] = [];
    for (const field of fields) {
      const value = cellValue(field, texts.codes[field.name] ?? new Map(), cells[field.name] ?? '');
      if (isFilled(value)) values[field.name] = value;
    }
    for (const [name, keys] of names) {
      const cell = cells[name] ?? '';
      if (cell === '') continue;
      const key = keys.get(cell.toLowerCase());
      if (key === undefined) issues.push({ campo: name, codigo: 'REFERENCIA', params: {} });
      else values[name] = key;
    }
    return { fila, values, issues };
  });
}

/** What tells a record from others, in one text; null when part of it is missing. */
function identityOf({ form }: Resource, { match }: ImportSpec, values: Readonly<Record<string, unknown>>): string | null {
  const prepared = prepareRecord(form, values);
  return match.every((name) => isFilled(prepared[name])) ? JSON.stringify(match.map((name) => prepared[name])) : null;
}

/** The records that the rows name, by what tells them apart; of those out of the actor's reach nothing is told, not even that they are as a row has them. */
async function storedRecords(tx: Queryable, resource: Resource, spec: ImportSpec, rows: readonly Readonly<Record<string, unknown>>[], actor: Actor): Promise<ReadonlyMap<string, WireRecord>> {
  const [head = ''] = spec.match;
  const column = resource.fields.find(({ name }) => name === head)!.column;
  const wanted = [...new Set(rows.map((values) => prepareRecord(resource.form, values)[head]).filter((value) => typeof value === 'string' || typeof value === 'number'))];
  const stored = new Map<string, WireRecord>();
  const toRecord = recordReader(resource, actor, today());
  const reach = scopeCondition(resource, resource.permissions.update, actor, resource.writeScope ?? resource.scope);
  for (const chunk of inChunks(wanted, ASKED)) {
    const found = await readPage(tx, resource, { where: and(inArray(column, [...chunk]), reach), joins: [], by: [sql`${resource.key.column}`], limit: Number.MAX_SAFE_INTEGER, offset: 0 });
    for (const row of found) {
      const record = toRecord(row);
      stored.set(JSON.stringify(spec.match.map((name) => record[name])), record);
    }
  }
  return stored;
}

function outcomeOf(spec: ImportSpec, { rows, unknown }: ImportTable, results: readonly RowResult[]): ImportOutcome {
  const counts = { nuevas: 0, actualizadas: 0, sinCambio: 0, conError: 0 };
  const findings: Finding[] = unknown.map((heading) => ({ fila: 1, clave: '', nivel: 'AVISO', issue: { campo: '', codigo: 'IMPORTACION_COLUMNA_DESCONOCIDA', params: { columna: heading } }, valor: heading }));
  for (const [at, result] of results.entries()) {
    const { fila, cells } = rows[at] as ImportRow;
    if (typeof result === 'string') {
      counts[result] += 1;
      continue;
    }
    counts.conError += 1;
    const clave = spec.match.map((name) => cells[name] ?? '').join(' · ');
    for (const issue of result) findings.push({ fila, clave, nivel: 'ERROR', issue, valor: cells[issue.campo.split('.')[0] ?? ''] ?? '' });
  }
  return { filas: rows.length, ...counts, findings };
}
