/**
 * `npm run audit:verify`: walks the chain of the audit trail of DATABASE_URL, or of the embedded database in DATA_DIR, holds every signed document
 * to its signature, and changes nothing.
 * `-- --since <id> --digest <hex>` begins with a row whose digest was noted earlier, and refuses when that is not its digest any more; with
 * `--all` it walks what is before it too.
 * `-- --json` answers one line for a machine. Exit codes: 0 sound, 1 broken, 2 there is nothing to look at or it cannot be looked at.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { commandLine } from '../codegen/command-line';

const USAGE = `npm run audit:verify -- [--since id --digest hex [--all]] [--json]

  Walks the chain of the audit trail of DATABASE_URL, or of the embedded database in DATA_DIR (.data), holds every signed document to its
  signature, and changes nothing.

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
  console.error(error instanceof Error ? error.message : error);
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
  const url = process.env['DATABASE_URL'];
  const dataDir = process.env['DATA_DIR'] ?? '.data';
  // To look at a database that does not exist must not create it.
  if (!url && !existsSync(path.join(dataDir, 'pg/PG_VERSION')))
    throw new Error(`No hay ninguna base en ${dataDir}: indique DATA_DIR o DATABASE_URL.`);
  // Only once it is known that there is something to look at: it takes seconds to read.
  const [{ openDatabase }, { signatureFaults }, { walkChain }, { signaturesText, verdictText }] = await Promise.all([
    import('../../src/server/db/open-database'),
    import('../../src/server/crud/lifecycle/signature-faults'),
    import('../../src/server/db/chain/walk-chain'),
    import('./verdict-text'),
  ]);
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
    const signatures = await signatureFaults(database.orm);
    const sound = walk.broken === null && signatures.faults.length === 0;
    console.log(
      json ? JSON.stringify({ sound, ...walk, signatures }) : `${verdictText(walk)}\n${signaturesText(signatures)}`,
    );
    return sound ? 0 : 1;
  } finally {
    await database.close();
  }
}
