/**
 * `npm run generate` as a function: compiles schemas/ into generated/ and plans the migration that the tables need.
 * `-- --check` writes only files that git ignores and fails when another file would change;
 * `-- --drop unidad.fax,cama` names the columns and tables that may be dropped with their data;
 * `-- --explain unidad` prints the output of a schema with reasons, `-- --diff` the effect of an edit: both write nothing;
 * `-- --fix` applies available fixes to the schemas and lists them.
 */
import path from 'node:path';
import type { parseArgs } from 'node:util';
import { compileSchemas, type CompileResult } from './compile';
import { formatDiagnostic } from './diagnostic';
import { explainEntity } from './explain/explain-entity';
import { didYouMean } from './nearest';
import type { OPTIONS } from './main-options';
import { stamp } from './stamp';
import { keptOutput, writeOutput, writeUntracked } from './write';

type CompiledProject = Extract<CompileResult, { ok: true }>;

/** Maximum number of rounds of fixes: a fix can reveal further faults. */
const ROUNDS = 5;

export type Asked = ReturnType<typeof parseArgs<{ options: typeof OPTIONS }>>['values'];
/** Output for results and errors. */
export type Say = Pick<Console, 'log' | 'error'>;

/** Runs with the given options and returns the exit code: 0, 1 on errors, 2 when `--diff` finds changes that need a review. */
export async function generate(values: Asked, say: Say): Promise<number> {
  const started = performance.now();
  const root = path.resolve(values.root);
  const drop = values.drop.split(',').filter((name) => name !== '');
  const first = await compileSchemas(root);
  const result = values.fix ? await mended(first, root, say) : first;

  if (!result.ok) {
    for (const error of result.errors) say.error(`${formatDiagnostic(error)}\n`);
    const mendable = result.errors.filter(({ fix }) => fix !== null).length;
    const hint =
      mendable > 0 && !values.fix
        ? ` \`npm run generate -- --fix\` mends ${mendable < result.errors.length ? `${mendable} of them` : mendable === 1 ? 'it' : 'them'}.`
        : '';
    say.error(
      `${result.errors.length} ${result.errors.length === 1 ? 'error' : 'errors'} in schemas/. Nothing was written.${hint}`,
    );
    return 1;
  }

  if (values.explain !== undefined) return explain(values.explain, result, say);
  if (values.diff) {
    const { impactOf } = await import('./diff/impact');
    const { text, dangerous } = await impactOf(root, result.files, drop);
    say.log(text);
    // Exit code for scripts: 2 when the changes need a review.
    return dangerous ? 2 : 0;
  }

  const generated = path.join(root, 'generated');
  const before = values.check ? null : keptOutput(generated, result.files);
  const { written, removed, unchanged } = writeOutput(generated, result.files, values.check);
  const changes = [...written.map((file) => `  ${file}`), ...removed.map((file) => `  ${file} (no longer asked for)`)];
  if (values.check && changes.length > 0) {
    say.error(
      `generated/ is not what schemas/ say. Run \`npm run generate\` and commit the result:\n${changes.join('\n')}`,
    );
    return 1;
  }
  if (values.check) writeUntracked(generated, result.files);
  const [{ planMigrations }, { MetMigrations }] = await Promise.all([
    import('../db/plan-migrations'),
    import('../db/plan/meeting'),
  ]);
  let migrations: readonly string[];
  try {
    migrations = await planMigrations({ check: values.check, root, drop });
  } catch (error) {
    // Restores the previous output: the tables must not be ahead of a refused migration.
    const restores = !(error instanceof MetMigrations);
    if (restores) before?.restore();
    say.error(error instanceof Error ? error.message : error);
    if (before && restores) say.error('Nothing was written.');
    return 1;
  }
  const took = ((performance.now() - started) / 1000).toFixed(2);
  if (!values.check)
    stamp(root, `${result.model.entities.length} entities: ${unchanged + written.length} files are current`);
  say.log(
    `${result.model.entities.length} entities: ${written.length} files written, ${removed.length} removed, ${unchanged} unchanged${migrations.length > 0 ? `, migrations: ${migrations.join(', ')}` : ''} (${took} s)`,
  );

  if (result.model.unwritten.length > 0)
    say.log(
      `\nThe server does not start until these are written:\n${result.model.unwritten.map((line) => `  ${line}`).join('\n')}`,
    );
  return 0;
}

/** Applies fixes and compiles again, because a fix can reveal faults that were hidden. */
async function mended(first: CompileResult, root: string, say: Say): Promise<CompileResult> {
  const { applyFixes } = await import('./fix');
  let latest = first;
  for (let round = 0; round < ROUNDS && !latest.ok; round++) {
    const files = applyFixes(root, latest.errors);
    if (files.length === 0) break;
    for (const { file, line, fix } of latest.errors) if (fix) say.log(`${file}:${line} ${fix.title}`);
    latest = await compileSchemas(root);
  }
  return latest;
}

function explain(name: string, { model, files }: CompiledProject, say: Say): number {
  const entity = model.entities.find((each) => each.name === name);
  if (entity) {
    say.log(explainEntity(entity, model, files));
    return 0;
  }
  say.error(
    `No entity is called \`${name}\`.\n→ ${
      didYouMean(
        name,
        model.entities.map((each) => each.name),
      ) ?? 'npm run new -- entity <area>/<name> makes one'
    }`,
  );
  return 1;
}
