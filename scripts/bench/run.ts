/** `npm run bench`: every benchmark in turn, each against a baseline measured in the same run. */
import { run } from '../checks/steps';

const BENCHMARKS = ['generate', 'list', 'lines', 'screens', 'export', 'imports', 'dev'];
for (const name of BENCHMARKS) {
  console.log(`\n── ${name}`);
  const { code } = await run('node_modules/.bin/tsx', [`scripts/bench/${name}.ts`]);
  if (code !== 0) process.exitCode = code;
}
