/** `npm run bench`: every benchmark in turn, each against a baseline measured in the same run; `npm run bench -- lists` those that are named. */
import { run } from '../checks/steps';
import { commandLine } from '../codegen/command-line';
import { didYouMean } from '../codegen/nearest';

const BENCHMARKS = ['generate', 'list', 'lists', 'deep', 'lines', 'screens', 'export', 'imports', 'dev'];
const { positionals: asked } = commandLine(
  `npm run bench -- [${BENCHMARKS.join(' | ')}]…\n\n  Every benchmark in turn, each against a baseline measured in the same run, or those that are named.`,
  {},
  true,
);
for (const name of asked) {
  if (BENCHMARKS.includes(name)) continue;
  console.error(`No benchmark is called \`${name}\`: ${didYouMean(name, BENCHMARKS) ?? '--help tells what there is'}`);
  process.exit(2);
}
for (const name of asked.length > 0 ? asked : BENCHMARKS) {
  console.log(`\n── ${name}`);
  const { code } = await run('node_modules/.bin/tsx', [`scripts/bench/${name}.ts`]);
  if (code !== 0) process.exitCode = code;
}
