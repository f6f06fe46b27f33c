/** Makes the template that an empty embedded database starts from: a part of the build. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '../../src/server/db/migrate';
import { migrationsHash, readMigrations } from '../../src/server/db/migration-files';
import { templateName } from '../../src/server/db/open-database';
import { dumpDatabase } from '../../src/server/db/open-pglite';

const folder = path.resolve('dist');
const migrations = await readMigrations();
const name = templateName(migrationsHash(migrations));
await mkdir(folder, { recursive: true });
const present = (await readdir(folder)).filter((file) => file.startsWith('template-'));
if (!present.includes(name)) {
  await writeFile(
    path.join(folder, name),
    await dumpDatabase(async ({ orm }) => void (await migrate(orm, migrations))),
  );
}
await Promise.all(present.filter((file) => file !== name).map((file) => rm(path.join(folder, file))));
