/** Builds the template from which an empty embedded database starts. It is part of the build. */
import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { migrate } from '#platform/server/db/migrate';
import { migrationsHash, readMigrations } from '#platform/server/db/migration-files';
import { templateName } from '#platform/server/db/open/open-database';
import { dumpDatabase } from '#platform/server/db/open/open-pglite';

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
