/**
 * `npm run generate`: compiles schemas/ into generated/ and plans the migration that the tables need; see generate.ts for its options. When
 * nothing changed since the last run, it reports this without loading the compiler.
 */
import { commandLine } from './command-line';
import { OPTIONS, USAGE } from './main-options';
import { unchangedSince } from './stamp';

const started = performance.now();
const { values } = commandLine(USAGE, OPTIONS);
const unchanged = process.argv.length === 2 ? unchangedSince(process.cwd()) : null;
if (unchanged === null) {
  const { generate } = await import('./generate');
  process.exitCode = await generate(values, console);
} else console.log(`${unchanged}, nothing changed since (${((performance.now() - started) / 1000).toFixed(2)} s)`);
