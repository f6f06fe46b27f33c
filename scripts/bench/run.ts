/** `npm run bench`: every benchmark in turn, each against a baseline measured in the same run; `npm run bench -- lists` those that are named. */
import { run } from '../checks/steps';

const BENCHMARKS = ['generate', 'list', 'lists', 'lines', 'screens', 'export', 'imports', 'dev'];
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : BENCHMARKS) {
  console.log(`\n── ${name}`);
  const { code } = await run('node_modules/.bin/tsx', [`scripts/bench/${name}.ts`]);
  if (code !== 0) process.exitCode = code;
}
