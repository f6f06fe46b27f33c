/**
 * `npm run audit:verify`: verifies the hash chain of the audit trail of DATABASE_URL, or of the embedded database in DATA_DIR. Compares
 * signed and applied documents and the files of records with it. Read-only.
 * `-- --since <id> --digest <hex>` starts at a row whose digest was noted earlier and fails when the digest differs; `--all` also walks the
 * rows before it.
 * `-- --json` prints one line of JSON. Exit codes: 0 sound, 1 broken, 2 nothing to verify or not readable.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { secretOf } from '#platform/server/db/secret-of';
import { startFaultText } from '#platform/server/db/open/start-fault-text';
import { commandLine } from '../codegen/command-line';

const USAGE = `npm run audit:verify -- [--since id --digest hex [--all]] [--json]

  Walks the chain of the audit trail of DATABASE_URL, or of the embedded database in DATA_DIR (.data), holds signed and applied documents
  and the files of records to it, and changes nothing.

  --since id --digest hex  begins with a row whose digest was noted earlier, and refuses when that is not its digest any more
  --all                    walks what is before it, too
  --json                   answers one line for a machine

  Exit codes: 0 sound, 1 broken, 2 there is nothing to look at or it cannot be looked at`;

const { values } = commandLine(USAGE, {
  since: { type: 'string' },
  digest: { type: 'string' },
  all: { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
});

try {
  process.exitCode = await verify();
} catch (error) {
  console.error(startFaultText(error));
  process.exitCode = 2;
}

async function verify(): Promise<number> {
  const { since, digest, all, json } = values;
  if ((since === undefined) !== (digest === undefined))
    throw new Error('--since y --digest van juntos: una fila y la huella que se anotó de ella.');
  if (since !== undefined && !/^[1-9]\d{0,14}$/.test(since))
    throw new Error('--since es el número de una fila de la bitácora.');
  if (digest !== undefined && !/^[0-9a-f]{64}$/i.test(digest))
    throw new Error('--digest es una huella SHA-256: 64 cifras hexadecimales.');
  const url = secretOf(process.env, 'DATABASE_URL');
  const dataDir = process.env['DATA_DIR'] ?? '.data';
  // Stops here, because opening the folder would create a missing database.
  if (!url && !existsSync(path.join(dataDir, 'pg/PG_VERSION')))
    throw new Error(`No hay ninguna base en ${dataDir}: indique DATA_DIR o DATABASE_URL.`);
  // Imports the server only after the checks above, because loading it takes seconds.
  const [
    { openDatabase },
    { documentFaults },
    { fileFaults },
    { openFileStore },
    { walkChain },
    { ledgerFaults },
    texts,
  ] = await Promise.all([
    import('#platform/server/db/open/open-database'),
    import('#platform/server/lifecycle/document-faults'),
    import('#platform/server/files/file-faults'),
    import('#platform/server/db/files/file-store'),
    import('#platform/server/db/chain/walk-chain'),
    import('#areas/inventario/server/stock/ledger-faults'),
    import('./verdict-text'),
  ]);
  const { documentsText, filesText, ledgerText, verdictText } = texts;
  const database = await openDatabase({ url, dataDir, migrate: false });
  try {
    const shows = process.stderr.isTTY && !json;
    const walk = await walkChain(database.orm, {
      ...(since !== undefined && digest !== undefined
        ? { since: { bitacoraId: Number(since), huella: digest.toLowerCase(), all } }
        : {}),
      ...(shows
        ? {
            onProgress: (walked: number) => {
              process.stderr.write(`\r${walked.toLocaleString('es-MX')} filas…`);
            },
          }
        : {}),
    });
    if (shows) process.stderr.write('\r');
    const documents = await documentFaults(database.orm);
    const folder = path.join(dataDir, 'archivos');
    const files = await fileFaults(database.orm, existsSync(folder) ? openFileStore(folder) : null);
    const ledger = await ledgerFaults(database.orm);
    const sound =
      ledger.length === 0 && walk.broken === null && documents.faults.length === 0 && files.faults.length === 0;
    console.log(
      json
        ? JSON.stringify({ sound, ...walk, documents, files, ledger })
        : `${verdictText(walk)}\n${documentsText(documents)}\n${filesText(files)}\n${ledgerText(ledger)}`,
    );
    return sound ? 0 : 1;
  } finally {
    await database.close();
  }
}
