/**
 * `npm run rebuild`: recomputes the data derived from the ledger for reports and levels, the use of the closed months, and prints what
 * differed. `-- --check` compares without changes. Other users may work meanwhile. Exit codes: 0 nothing differed, 1 something differed, 2
 * it could not be checked.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { openDatabase } from '#platform/server/db/open/open-database';
import { retellMonths } from '#areas/inventario/server/stock/close-months';
import { secretOf } from '#platform/server/db/secret-of';
import { startFaultText } from '#platform/server/db/open/start-fault-text';
import { commandLine } from '../codegen/command-line';

const USAGE = `npm run rebuild -- [--check]

  Makes anew from the ledger of DATABASE_URL, or of the embedded database in DATA_DIR (.data), what is kept of it for reports and
  levels: the use of the closed months. Says what was not as it should be.

  --check  looks, and changes nothing

  Exit codes: 0 all was as it should be, 1 something was not, 2 it could not be looked at`;

/** Maximum number of warehouses that are listed by name. */
const MAX_TOLD = 20;

const { values } = commandLine(USAGE, { check: { type: 'boolean', default: false } });

try {
  process.exitCode = await rebuild(values.check);
} catch (error) {
  console.error(startFaultText(error));
  process.exitCode = 2;
}

async function rebuild(check: boolean): Promise<number> {
  const url = secretOf(process.env, 'DATABASE_URL');
  const dataDir = process.env['DATA_DIR'] ?? '.data';
  // Stops here, because opening the folder would create a missing database.
  if (!url && !existsSync(path.join(dataDir, 'pg/PG_VERSION')))
    throw new Error(`No hay ninguna base en ${dataDir}: indique DATA_DIR o DATABASE_URL.`);
  const database = await openDatabase({ url, dataDir, migrate: false });
  try {
    const started = performance.now();
    const retold = await retellMonths(database.orm, { keep: !check });
    const sum = (figure: 'rows' | 'changed') => retold.reduce((total, each) => total + each[figure], 0);
    const wrong = retold.filter(({ changed }) => changed > 0);
    for (const { almacenId, first, last, changed } of wrong.slice(0, MAX_TOLD))
      console.log(
        `almacén ${almacenId}, de ${first.slice(0, 7)} a ${last.slice(0, 7)}: ${changed} renglones no eran lo que dice el kardex`,
      );
    if (wrong.length > MAX_TOLD) console.log(`… y ${wrong.length - MAX_TOLD} almacenes más`);
    console.log(
      `${retold.length} almacenes, ${sum('rows')} renglones de consumo mensual, ${sum('changed')} distintos${check ? '' : ', corregidos'} (${((performance.now() - started) / 1000).toFixed(1)} s)`,
    );
    return sum('changed') === 0 ? 0 : 1;
  } finally {
    await database.close();
  }
}
