import type { Orm } from '#platform/server/db/database';
import { findBreakingRows, type BreakingRows } from '#platform/server/db/evolve/find-breaking-rows';
import { readLedger } from '#platform/server/db/evolve/ledger';
import { migrationStates } from '#platform/server/db/evolve/migration-states';
import { parseStatement } from '#platform/server/db/evolve/parse-statement';
import { segmentsOf } from '#platform/server/db/evolve/segments';
import { storedNames } from '#platform/server/db/evolve/stored-names';
import { statementsOf, type Migration } from '#platform/server/db/migration-files';
import { describeSteps, type Step } from '../plan/describe-steps';
import { tableSize } from './table-size';

/**
 * Prints the steps of every pending migration, each with its lock, its cost and its table, then the stored rows that would violate them.
 * Queries find these rows in the current database, before any of the migrations. Combined effects of two migrations on one table appear
 * only when they are applied.
 *
 * @returns exit code: 0 nothing is pending, 1 a migration would be refused, 2 pending migrations can be applied, 3 a file has changed.
 */
export async function printPlan(db: Orm, migrations: readonly Migration[]): Promise<number> {
  const states = migrationStates(migrations, await readLedger(db));
  const changed = states.filter(({ state }) => state === 'changed');
  for (const { name } of changed) console.log(`${name}: el archivo no es el que se aplicó.`);
  if (changed.length > 0) return 3;
  let code = 0;
  for (const { name, state, migration, done } of states) {
    if (migration === null || (state !== 'pending' && state !== 'begun')) continue;
    code = Math.max(code, 2);
    const statements = statementsOf(migration);
    console.log(
      `${name}: ${statements.length} pasos en ${segmentsOf(statements).length} partes${done > 0 ? `, ${done} ya hechos` : ''}`,
    );
    await printSteps(db, statements, done);
    const found = state === 'begun' ? [] : await findBreakingRows(db, statements);
    for (const rows of found) console.log(tellRows(rows));
    if (found.some(({ outcome }) => outcome === 'refused')) code = 1;
  }
  if (code === 0) console.log('Nada pendiente.');
  return code;
}

async function printSteps(db: Orm, statements: readonly string[], done: number): Promise<void> {
  const parsed = statements.map(parseStatement);
  for (const [at, step] of describeSteps(statements).entries()) {
    if (at < done) continue;
    const stored = step.table === null ? null : storedNames(parsed.slice(0, at)).table(step.table);
    const size = stored === null || step.lock === '' ? null : await tableSize(db, stored);
    console.log(
      `  ${at + 1}. ${step.what}\n     ${[cost(step), size === null ? null : `${stored}: ${size}`].filter((part) => part !== null).join(' · ')}`,
    );
    console.log(step.statement.replace(/^/gm, '       '));
  }
}

function cost({ lock, effect, loses }: Step): string {
  const read = { none: 'sin leer las filas', scan: 'lee todas las filas', rewrite: 'reescribe todas las filas' }[
    effect
  ];
  return [
    lock === '' ? 'sin bloqueo' : `bloqueo ${lock}`,
    ...(lock === '' ? [] : [read]),
    ...(loses ? ['PIERDE DATOS'] : []),
  ].join(', ');
}

function tellRows({ outcome, table, count, what, query }: BreakingRows): string {
  const rows = `${table}: ${count} ${count === 1 ? 'fila' : 'filas'} que ${what}`;
  const consequence = {
    refused: 'no se aplicará mientras estén',
    kept: 'se quedan como están hasta que alguien las edite',
    unsure: 'se sabrá al aplicarla, porque antes cambia filas',
  }[outcome];
  return `  ! ${rows}; ${consequence}\n      ${query};`;
}
