import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { OutputFile } from '../model';
import { writeOutput } from '../write';
import { describeMigration, type Step } from '../../db/plan/describe-steps';
import { planMigrations } from '../../db/plan-migrations';

export interface ShadowPlan {
  readonly steps: readonly Step[];
  /** Reason why no migration can be planned; null when one can. */
  readonly refused: string | null;
}

/** Plans the migration that generated files would need. Works outside of the project and writes nothing to it. */
export async function shadowPlan(
  root: string,
  files: readonly OutputFile[],
  drop: readonly string[],
): Promise<ShadowPlan> {
  const shadow = mkdtempSync(path.join(tmpdir(), 'plan-'));
  try {
    const db = path.join(shadow, 'src/platform/server/db');
    mkdirSync(db, { recursive: true });
    for (const entry of readdirSync(path.join(root, 'src/platform/server/db'))) {
      if (entry === 'migrations')
        cpSync(path.join(root, 'src/platform/server/db', entry), path.join(db, entry), { recursive: true });
      else symlinkSync(path.join(root, 'src/platform/server/db', entry), path.join(db, entry));
    }
    symlinkSync(path.resolve('node_modules'), path.join(shadow, 'node_modules'));
    writeOutput(
      path.join(shadow, 'generated'),
      files.filter(({ path: file }) => file.startsWith('server/')),
      false,
    );
    const written = await planMigrations({ root: shadow, drop });
    const steps = written.flatMap((name) => describeMigration(readFileSync(path.join(db, 'migrations', name), 'utf8')));
    return { steps, refused: null };
  } catch (error) {
    return { steps: [], refused: error instanceof Error ? error.message : String(error) };
  } finally {
    rmSync(shadow, { recursive: true, force: true });
  }
}
