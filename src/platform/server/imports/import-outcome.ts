import type { Resource } from '#generated/server/resource.gen';
import type { AlikeMatches } from '../listing/alike-many';
import type { Issue } from '#platform/shared/issue';
import { cellOf, type ImportRow } from './import-table';
import type { ImportRun } from './run-import';

/** Something to tell of a row; `fila` is its number in the file. */
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
  /** Rows that name records which are not there, by what those would be records of. */
  readonly faltantes: readonly { readonly entidad: string; readonly filas: number }[];
  readonly findings: readonly Finding[];
  /** Number of findings beyond the stored ones. */
  readonly omitidos: number;
}

/**
 * A run in figures, and what there is to tell of it.
 *
 * @param resource what is imported
 * @param most findings that are kept
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

/** The catalogue that lacks what a row names; none where the file itself may bring it. */
function missingIn({ name, references, nested }: Resource, { campo, codigo }: Issue): string[] {
  if (codigo !== 'REFERENCIA') return [];
  const path = campo.replaceAll(/\.\d+/g, '');
  return [...references.map((each) => ({ ...each, path: each.field })), ...nested]
    .filter((each) => each.path === path && each.entity !== name)
    .map(({ entity }) => entity);
}

/** The file's column that an issue is about; null when it has none for it. */
export function columnOf(places: ReadonlyMap<string, number>, campo: string): string | null {
  if (places.has(campo)) return campo;
  // An item of a list stands in the list's column.
  const [name = ''] = campo.split('.');
  return places.has(name) ? name : null;
}
