/**
 * `npm run dev`: the API on PORT, restarted when its code changes; the application from Vite on WEB_PORT (5173), refreshed in
 * place; and a saved schema compiled at once, so that both see what it gives. A schema with errors leaves the last good output.
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { watch } from 'node:fs';
import path from 'node:path';
import { createServer } from 'vite';
import { run } from './checks/steps';

const QUIET_MS = 120;
const bin = (name: string) => path.join('node_modules', '.bin', name);
const generate = () => run(bin('tsx'), ['scripts/codegen/main.ts']);

if ((await generate()).code !== 0) process.exit(1);
const children: ChildProcess[] = [spawn(bin('tsx'), ['watch', '--clear-screen=false', '--include', 'generated/**', '--include', 'src/server/db/migrations/*', 'scripts/serve.ts'], { stdio: 'inherit' })];

const web = await createServer();
await web.listen();
web.printUrls();

let pending: NodeJS.Timeout | undefined;
let running = Promise.resolve();
watch('schemas', { recursive: true }, () => {
  clearTimeout(pending);
  pending = setTimeout(() => { running = running.then(() => generate()).then(() => undefined); }, QUIET_MS);
});

for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    for (const child of children) child.kill(signal);
    void web.close().then(() => process.exit(0));
  });
}
