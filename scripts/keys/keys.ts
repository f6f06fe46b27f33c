/**
 * `npm run keys`: lists the secrets that the server created in DATABASE_URL, or in the embedded database in DATA_DIR, by name and age,
 * without their values. `-- --rotate sesion` creates a new one; `-- --remove sesion <name>` removes a former one. Exit codes: 0 done, 2 not
 * possible.
 */
import { existsSync } from 'node:fs';
import path from 'node:path';
import { masterKeyOf, secretOf } from '#platform/server/db/secret-of';
import { startFaultText } from '#platform/server/db/open/start-fault-text';
import { commandLine } from '../codegen/command-line';

const USAGE = `npm run keys -- [--rotate ring | --remove ring --name key]

  Lists the keys that the server made itself in DATABASE_URL, or in the embedded database in DATA_DIR (.data). Rings are sesion (tokens of
  sessions), canal (tickets of channels) and factores (secrets of second factors).

  --rotate ring  makes a new key, which signs from now on; sessions go on, because the former one verifies until none of its tokens is good
  --remove ring  takes a former key away: what it signed is worth nothing from then on
  --name key     which one, as the list names it

  Running servers follow within fifteen seconds. The embedded database serves one process: stop the server before.

  Exit codes: 0 done, 2 it cannot be done`;

const { values } = commandLine(USAGE, {
  rotate: { type: 'string' },
  remove: { type: 'string' },
  name: { type: 'string' },
});

try {
  await keys();
} catch (error) {
  console.error(startFaultText(error));
  process.exitCode = 2;
}

async function keys(): Promise<void> {
  const { rotate, remove, name } = values;
  if (rotate !== undefined && remove !== undefined) throw new Error('--rotate y --remove no van juntos.');
  if ((remove === undefined) !== (name === undefined)) throw new Error('--remove y --name van juntos.');
  const url = secretOf(process.env, 'DATABASE_URL');
  const dataDir = process.env['DATA_DIR'] ?? '.data';
  if (!url && !existsSync(path.join(dataDir, 'pg/PG_VERSION')))
    throw new Error(`No hay ninguna base en ${dataDir}: indique DATA_DIR o DATABASE_URL.`);
  const [{ openDatabase }, { sealSecrets }, { KEY_RINGS, listKeys, removeKey, rotateKeys }] = await Promise.all([
    import('#platform/server/db/open/open-database'),
    import('#platform/server/db/sealed-settings'),
    import('#platform/server/db/keys/rotate-keys'),
  ]);
  const rings = Object.keys(KEY_RINGS) as (keyof typeof KEY_RINGS)[];
  const ringOf = (given: string) => {
    const ring = rings.find((each) => each === given);
    if (!ring) throw new Error(`No hay llaves «${given}»: son ${rings.join(', ')}.`);
    return ring;
  };
  const database = await openDatabase({ url, dataDir, migrate: false });
  try {
    await sealSecrets(database.orm, masterKeyOf(process.env));
    await database.orm.transaction(async (tx) => {
      if (rotate !== undefined) await rotateKeys(tx, ringOf(rotate));
      if (remove !== undefined && name !== undefined) await removeKey(tx, ringOf(remove), name);
    });
    for (const ring of rings) {
      const [newest, ...former] = await listKeys(database.orm, ring);
      console.log(`${ring}: ${newest ? `${newest.kid}, en uso desde ${dayOf(newest.since)}` : 'todavía sin llave'}`);
      for (const { kid, until } of former) console.log(`  ${kid}, vale hasta ${until?.toISOString() ?? '—'}`);
    }
  } finally {
    await database.close();
  }
}

function dayOf(since: Date | null): string {
  return since?.toISOString().slice(0, 10) ?? 'el primer inicio';
}
