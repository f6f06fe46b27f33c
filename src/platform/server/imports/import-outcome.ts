import type { Resource } from '../entity/resource';
import type { AlikeMatches } from '../listing/search/duplicate-matches';
import type { Issue } from '#platform/shared/validation/issue';
import { cellOf, type ImportRow } from './columns/import-table';
import type { ImportRun } from './run-import';

/** Finding on a row; `fila` is its number in the file. */
export interface Finding {
  readonly fila: number;
  readonly clave: string;
  readonly nivel: 'ERROR' | 'AVISO';
  readonly issue: Issue;
  readonly valor: string;
  /** Possible duplicates of the row. */
  readonly parecidos?: AlikeMatches;
}

export interface ImportOutcome {
  readonly filas: number;
  readonly conError: number;
  readonly nuevas: number;
  readonly actualizadas: number;
  readonly sinCambio: number;
  /** Rows that repeat the record of an earlier row. */
  readonly repetidas: number;
  /** Rows skipped by decision as possible duplicates. */
  readonly omitidas: number;
  /** Possible duplicates without a decision; they are not created. */
  readonly porDecidir: number;
  readonly conAviso: number;
  /** Rows with references to missing records, by the entity of these. */
  readonly faltantes: readonly { readonly entidad: string; readonly filas: number }[];
  readonly findings: readonly Finding[];
  /** Number of findings beyond the stored ones. */
  readonly omitidos: number;
}

/**
 * Summarises a run: its figures and findings.
 *
 * @param resource imported resource
 * @param most maximum of stored findings
 */
export function importOutcome(
  resource: Resource,
  { table, results, notices = [] }: ImportRun,
  most: number,
): ImportOutcome {
  const missing = new Map<string, number>();
  const counts = { nuevas: 0, actualizadas: 0, sinCambio: 0, repetidas: 0, omitidas: 0, porDecidir: 0, conError: 0 };
  const findings: Finding[] = table.unknown.map((heading) => ({
    fila: table.fila,
    clave: '',
    nivel: 'AVISO',
    issue: { campo: '', codigo: 'IMPORTACION_COLUMNA_DESCONOCIDA', params: { columna: heading } },
    valor: heading,
  }));
  let found = findings.length;
  for (const [at, result] of results.entries()) {
    if (typeof result === 'string') {
      counts[result] += 1;
      continue;
    }
    const isOpen = 'parecidos' in result;
    counts[isOpen ? 'porDecidir' : 'conError'] += 1;
    found += isOpen ? 1 : result.length;
    if (!isOpen)
      for (const entity of new Set(result.flatMap((issue) => missingIn(resource, issue))))
        missing.set(entity, (missing.get(entity) ?? 0) + 1);
    if (findings.length >= most) continue;
    const row = table.rows[at] as ImportRow;
    const clave = table.match.map((name) => cellOf(table, row, name)).join(' · ');
    if (isOpen) {
      findings.push({
        fila: row.fila,
        clave,
        nivel: 'AVISO',
        issue: { campo: '', codigo: 'IMPORTACION_PARECIDO', params: {} },
        valor: clave,
        parecidos: result.parecidos,
      });
      continue;
    }
    for (const issue of result) {
      const column = columnOf(table.places, issue.campo);
      findings.push({
        fila: row.fila,
        clave,
        nivel: 'ERROR',
        issue,
        valor: column === null ? '' : cellOf(table, row, column),
      });
    }
  }
  found += notices.length;
  for (const { at, issue, valor } of notices.slice(0, Math.max(0, most - findings.length))) {
    const row = table.rows[at];
    const column = columnOf(table.places, issue.campo);
    findings.push({
      fila: row?.fila ?? table.fila,
      clave: row ? table.match.map((name) => cellOf(table, row, name)).join(' · ') : '',
      nivel: 'AVISO',
      issue,
      valor: valor ?? (row && column !== null ? cellOf(table, row, column) : ''),
    });
  }
  const kept = findings.slice(0, most);
  return {
    filas: table.rows.length,
    ...counts,
    conAviso: table.unknown.length + counts.porDecidir + new Set(notices.map(({ at }) => at)).size,
    faltantes: [...missing].map(([entidad, filas]) => ({ entidad, filas })),
    findings: kept,
    omitidos: found - kept.length,
  };
}

/** Returns the catalogue that lacks a referenced record; none when the file itself may contain it. */
function missingIn({ name, references, nested }: Resource, { campo, codigo }: Issue): string[] {
  if (codigo !== 'REFERENCIA') return [];
  const path = campo.replaceAll(/\.\d+/g, '');
  return [...references.map((each) => ({ ...each, path: each.field })), ...nested]
    .filter((each) => each.path === path && each.entity !== name)
    .map(({ entity }) => entity);
}

/** Returns the file's column of an issue; null without one. */
export function columnOf(places: ReadonlyMap<string, number>, campo: string): string | null {
  if (places.has(campo)) return campo;
  // Maps an item of a list to the list's column.
  const [name = ''] = campo.split('.');
  return places.has(name) ? name : null;
}
