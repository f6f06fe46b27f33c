import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { PLANNED, readMigrations, type Migration } from '#platform/server/db/migration-files';

/** Two migrations that were planned in parallel from the same tables and met in a merge. */
export interface Meeting {
  readonly first: string;
  readonly second: string;
}

/** Finds pairs of migrations with the same number, or planned from the same tables. */
export function findMeetings(migrations: readonly Migration[]): Meeting[] {
  const seen = new Map<string, string>();
  return migrations.flatMap(({ name, sql }) => {
    const keys = [/^\d{4}/.exec(name)?.[0], PLANNED.exec(sql)?.[1]].filter((key) => key !== undefined);
    const first = keys.map((key) => seen.get(key)).find((other) => other !== undefined);
    for (const key of keys) if (!seen.has(key)) seen.set(key, name);
    return first === undefined ? [] : [{ first, second: name }];
  });
}

/** Migrations of two branches met. The repair (`migrate --rebase`) needs the tables of both branches' schemas. */
export class MetMigrations extends Error {}

/** @throws MetMigrations with instructions, when migrations of two branches met, or git left a conflict in one. */
export async function refuseMeeting(folder: string): Promise<void> {
  const migrations = await readMigrations(folder);
  const snapshot = path.join(folder, 'snapshot.json');
  const conflicts = migrations.filter(({ sql }) => isConflict(sql)).map(({ name }) => `${name}.sql`);
  const [meeting] = findMeetings(migrations);
  // The snapshot conflicts whenever two migrations meet. The repair works with either side.
  if (conflicts.length === 0 && !meeting && existsSync(snapshot) && isConflict(await readFile(snapshot, 'utf8')))
    conflicts.push('snapshot.json');
  if (conflicts.length > 0) {
    throw new MetMigrations(
      `git dejó un conflicto en ${conflicts.join(', ')}. Si es una migración, guarde cada lado en un archivo propio; en snapshot.json quédese con cualquiera de los dos. Después: npm run migrate -- --rebase`,
    );
  }
  if (meeting) {
    throw new MetMigrations(
      `Se encontraron dos migraciones planeadas por separado: ${meeting.first}.sql y ${meeting.second}.sql.\n` +
        'npm run migrate -- --rebase da a la segunda el número siguiente, comprueba que las dos juntas hacen las tablas que dicen los esquemas y pone al día snapshot.json. ' +
        'Las bases que ya tengan alguna de las dos la reconocen con su nombre nuevo.',
    );
  }
}

const isConflict = (text: string): boolean => /^<{7} /m.test(text);
