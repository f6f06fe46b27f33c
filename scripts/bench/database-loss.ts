/**
 * Ends PostgreSQL, its connections, or one of its processes while clients write, in repeated rounds. The server must answer 503 meanwhile,
 * continue when the database is back, and lose no acknowledged write.
 *
 *   npx tsx scripts/bench/database-loss.ts [--rounds 20] [--clients 12]
 */
import { commandLine } from '../codegen/command-line';
import { OUTAGES, withstand } from '../../tests/support/server/outages';
import { newDatabase, startServer } from '../../tests/support/server/postgres';
import { signIn } from '../../tests/support/sign-in';
import { startProcess } from '../../tests/support/start-process';
import { run } from '../checks/steps';

const { values } = commandLine('npx tsx scripts/bench/database-loss.ts [--rounds 20] [--clients 12]', {
  rounds: { type: 'string', default: '20' },
  clients: { type: 'string', default: '12' },
});
const [rounds, clients] = [Number(values.rounds), Number(values.clients)];
const postgres = await startServer();
const { url: database } = await newDatabase(postgres.url, async () => undefined);
await run('node_modules/.bin/tsx', ['scripts/db/seed/cli.ts', '--demo'], { DATABASE_URL: database });
const server = await startProcess({ env: { DATABASE_URL: database } });
const outages = Array.from({ length: rounds }, (_, round) => OUTAGES[round % OUTAGES.length]!);
const { acknowledged, answers, back, wrong, strange } = await withstand({
  url: server.url,
  token: await signIn(server.url),
  postgres: { ...postgres, database },
  outages,
  clients,
});
for (const line of [...wrong, ...strange].slice(0, 20)) console.error(`  ${line}`);
const sorted = back.toSorted((a, b) => a - b);
console.log(
  `${rounds} outages, ${clients} clients: ${acknowledged} writes acknowledged, ${wrong.length} not as acknowledged; answers ${JSON.stringify(answers)}; writing again ${sorted[Math.floor(sorted.length / 2)]} ms after the database was back (median), ${sorted.at(-1)} ms at most`,
);
const ended = server.child.exitCode !== null;
if (ended) console.error(server.output());
await server.end('SIGTERM');
await postgres.stop();
process.exitCode = ended || wrong.length > 0 || strange.length > 0 ? 1 : 0;
