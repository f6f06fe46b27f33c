/**
 * `npm run generate`: compiles schemas/ into generated/ and plans the migration that the tables need.
 * `-- --check` writes nothing and fails when something would change;
 * `-- --drop unidad.fax,cama` names the columns and tables that may go with their data.
 */
import path from 'node:path';
import { parseArgs } from 'node:util';
import { compileSchemas } from './compile';
import { formatDiagnostic } from './diagnostic';
import { writeOutput } from './write';

const { values } = parseArgs({
  options: {
    check: { type: 'boolean', default: false },
    root: { type: 'string', default: process.cwd() },
    drop: { type: 'string', default: '' },
  },
});
const started = performance.now();
const root = path.resolve(values.root);
const result = await compileSchemas(root);

if (!result.ok) {
  for (const error of result.errors) console.error(`${formatDiagnostic(error)}\n`);
  console.error(`${result.errors.length} ${result.errors.length === 1 ? 'error' : 'errors'} in schemas/. Nothing was written.`);
  process.exit(1);
}

const { written, removed, unchanged } = writeOutput(path.join(root, 'generated'), result.files, values.check);
const changes = [...written.map((file) => `  ${file}`), ...removed.map((file) => `  ${file} (no longer asked for)`)];
if (values.check && changes.length > 0) {
  console.error(`generated/ is not what schemas/ say. Run \`npm run generate\` and commit the result:\n${changes.join('\n')}`);
  process.exit(1);
}
const migrations = await planned();
const took = ((performance.now() - started) / 1000).toFixed(2);
console.log(`${result.model.entities.length} entities: ${written.length} files written, ${removed.length} removed, ${unchanged} unchanged${migrations.length > 0 ? `, migrations: ${migrations.join(', ')}` : ''} (${took} s)`);

async function planned(): Promise<readonly string[]> {
  const { planMigrations } = await import('../db/plan-migrations');
  try {
    return await planMigrations({ check: values.check, root, drop: values.drop.split(',').filter((name) => name !== '') });
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  }
}
