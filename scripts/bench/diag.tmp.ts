import { mkdtemp, rm } from 'node:fs/promises';
import { signIn } from '../../tests/support/sign-in';
import { startProcess } from '../../tests/support/start-process';
import { figures, workBeside } from './imports/beside';
import { sendImport } from './imports/send-import';
import { settlements, somePlace } from './imports/settlements';
const folder = await mkdtemp('/tmp/diag-');
const server = await startProcess({ env: { DATA_DIR: folder, MEMLOG: process.argv[3]!, NODE_OPTIONS: '--require /tmp/mem.cjs ' + (process.argv[4] ?? '') } });
try {
  const token = await signIn(server.url, 'su@example.org');
  const place = await somePlace(server.url, token);
  const file = settlements(Number(process.argv[2]), place.codigo, place.municipio);
  let over = false; const fases = new Map<string, string>(); const t0 = performance.now();
  const beside = workBeside(server.url, token, () => over, 4);
  const { seconds, answer, shares } = await sendImport(server.url, token, 'colonia', file, true, (l) => { if (l.fase && !fases.has(l.fase)) fases.set(l.fase, ((performance.now() - t0) / 1000).toFixed(1)); });
  over = true;
  const n = await beside;
  console.log(seconds, JSON.stringify(answer), shares, JSON.stringify([...fases]));
  console.log(figures(n.reads), figures(n.writes));
} finally { await server.end('SIGTERM'); await rm(folder, { recursive: true, force: true }); }
