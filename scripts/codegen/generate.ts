/**
 * `npm run generate`, the work itself: compiles schemas/ into generated/ and plans the migration that the tables need.
 * `-- --check` writes nothing and fails when something would change;
 * `-- --drop unidad.fax,cama` names the columns and tables that may go with their data;
 * `-- --explain unidad` tells what comes out of a schema and why, `-- --diff` what an edit would change: both write nothing;
 * `-- --fix` mends what can be mended in the schemas, and tells what it changed.
 */
import path from 'node:path';
import { commandLine } from './command-line';
import { compileSchemas, type CompileResult } from './compile';
import { formatDiagnostic } from './diagnostic';
import { explainEntity } from './explain/explain-entity';
import { didYouMean } from './nearest';
import { stamp } from './stamp';
import { keptOutput, writeOutput } from './write';

type CompiledProject = Extract<CompileResult, { ok: true }>;

const USAGE = `npm run generate -- [--check | --diff | --explain entity | --fix] [--drop names] [--root folder]

  Compiles schemas/ into generated/ and plans the migration that the tables need.

  --check           writes nothing, and fails when something would change
  --diff            tells what an edit would change on screens, in the API and in the database, and writes nothing
  --explain entity  tells what comes of a schema and why, and writes nothing
  --fix             mends what can be mended in the schemas, and tells what it changed
  --drop names      columns and tables that may go with their data: --drop unidad.fax,cama
  --root folder     project, if it is not the folder one stands in`;

const { values } = commandLine(USAGE, {
  check: { type: 'boolean', default: false },
  root: { type: 'string', default: process.cwd() },
  drop: { type: 'string', default: '' },
  explain: { type: 'string' },
  diff: { type: 'boolean', default: false },
  fix: { type: 'boolean', default: false },
});
/** Faults hide behind faults, but not for long. */
const ROUNDS = 5;
const started = performance.now();
const root = path.resolve(values.root);
const result = values.fix ? await mended(await compileSchemas(root)) : await compileSchemas(root);

if (!result.ok) {
  for (const error of result.errors) console.error(`${formatDiagnostic(error)}\n`);
  const mendable = result.errors.filter(({ fix }) => fix !== null).length;
  const hint =
    mendable > 0 && !values.fix
      ? ` \`npm run generate -- --fix\` mends ${mendable < result.errors.length ? `${mendable} of them` : mendable === 1 ? 'it' : 'them'}.`
      : '';
  console.error(
    `${result.errors.length} ${result.errors.length === 1 ? 'error' : 'errors'} in schemas/. Nothing was written.${hint}`,
  );
  process.exit(1);
}

if (values.explain !== undefined) {
  explain(values.explain, result);
  process.exit();
}
if (values.diff) {
  const { impactOf } = await import('./diff/impact');
  const { text, dangerous } = await impactOf(root, result.files, dropped());
  console.log(text);
  // A script can ask whether somebody has to look.
  process.exit(dangerous ? 2 : 0);
}

const generated = path.join(root, 'generated');
const before = values.check ? null : keptOutput(generated, result.files);
const { written, removed, unchanged } = writeOutput(generated, result.files, values.check);
const changes = [...written.map((file) => `  ${file}`), ...removed.map((file) => `  ${file} (no longer asked for)`)];
if (values.check && changes.length > 0) {
  console.error(
    `generated/ is not what schemas/ say. Run \`npm run generate\` and commit the result:\n${changes.join('\n')}`,
  );
  process.exit(1);
}
const migrations = await planned();
const took = ((performance.now() - started) / 1000).toFixed(2);
if (!values.check)
  stamp(root, `${result.model.entities.length} entities: ${unchanged + written.length} files are current`);
console.log(
  `${result.model.entities.length} entities: ${written.length} files written, ${removed.length} removed, ${unchanged} unchanged${migrations.length > 0 ? `, migrations: ${migrations.join(', ')}` : ''} (${took} s)`,
);

if (result.model.unwritten.length > 0)
  console.log(
    `\nThe server does not start until these are written:\n${result.model.unwritten.map((line) => `  ${line}`).join('\n')}`,
  );

/** Mends what has a fix, and compiles anew: a fix can bring to light what stood behind the fault. */
async function mended(first: CompileResult): Promise<CompileResult> {
  const { applyFixes } = await import('./fix');
  let latest = first;
  for (let round = 0; round < ROUNDS && !latest.ok; round++) {
    const files = applyFixes(root, latest.errors);
    if (files.length === 0) break;
    for (const { file, line, fix } of latest.errors) if (fix) console.log(`${file}:${line} ${fix.title}`);
    latest = await compileSchemas(root);
  }
  return latest;
}

async function planned(): Promise<readonly string[]> {
  const [{ planMigrations }, { MetMigrations }] = await Promise.all([
    import('../db/plan-migrations'),
    import('../db/plan/meeting'),
  ]);
  try {
    return await planMigrations({ check: values.check, root, drop: dropped() });
  } catch (error) {
    // The tables must not run ahead of the migration that nobody may write: what was there stands again.
    const restores = !(error instanceof MetMigrations);
    if (restores) before?.restore();
    console.error(error instanceof Error ? error.message : error);
    if (before && restores) console.error('Nothing was written.');
    process.exit(1);
  }
}

function dropped(): string[] {
  return values.drop.split(',').filter((name) => name !== '');
}

function explain(name: string, { model, files }: CompiledProject): void {
  const entity = model.entities.find((each) => each.name === name);
  if (entity) console.log(explainEntity(entity, model, files));
  else {
    console.error(
      `No entity is called \`${name}\`.\n→ ${
        didYouMean(
          name,
          model.entities.map((each) => each.name),
        ) ?? 'npm run new -- entity <area>/<name> makes one'
      }`,
    );
    process.exitCode = 1;
  }
}
