/**
 * Simulates a ward's tablet over eight hours of work, in a real browser and against the real server. Connections come and go, the browser
 * is killed, the session is renewed, the server is stopped and restarted. Every acknowledged write arrives once and in order; every refusal
 * is shown.
 *
 * npm run bench -- offline
 * npx tsx scripts/bench/offline.ts [--writes 500] [--kills 3] [--seed 1]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { asc, isNotNull } from 'drizzle-orm';
import { signos } from '#generated/server/tables.gen';
import { createApp } from '#app/server/create-app';
import { startApp } from '../../tests/support/server/app';
import { configOf } from '../../tests/support/server/config';
import { freePort } from '../../tests/support/start-process';
import { seedWard } from '../../tests/support/server/ward';
import { emailOf, PASSWORD } from '../../tests/support/server/world';
import { commandLine } from '../codegen/command-line';
import { startBrowser, tabletScript, type KillableBrowser } from './offline/browser';
import type { Heard } from './offline/tablet-page';
import { collectOutcome } from './outcome';
import { random } from './random';

const { values } = commandLine('npx tsx scripts/bench/offline.ts [--writes 500] [--kills 3] [--seed 1]', {
  writes: { type: 'string', default: '500' },
  kills: { type: 'string', default: '3' },
  seed: { type: 'string', default: '1' },
});
const outcome = collectOutcome();
const [WRITES, KILLS] = [Number(values.writes), Number(values.kills)];
const { below } = random(Number(values.seed));
const HOURS_MS = 8 * 60 * 60 * 1000;
const PATIENTS = 12;
/** Every n-th write is one that the server refuses. */
const WRONG = 25;
const WARD = 'Enfermeria-centrales';

const test = await startApp('PostgreSQL');
const ward = await seedWard(test);
const stays: number[] = [];
for (let each = 0; each < PATIENTS; each += 1) stays.push(await ward.admit());
const port = await freePort();
const url = `http://127.0.0.1:${port}`;

/** Creates the server as a new process would, over the same database and folder. */
const listen = async () => {
  const app = await createApp({ database: test.database, config: configOf({ dataDir: test.dataDir, publicUrl: url }) });
  await app.listen({ port, host: '127.0.0.1' });
  return app;
};
let server = await listen();
const restart = async (downMs: number) => {
  // Aborts the requests in progress.
  server.server.closeAllConnections();
  await server.close();
  await pause(downMs);
  server = await listen();
};
const pause = (ms: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, ms);
  });
const signIn = async () =>
  (
    (await test.nobody('POST', '/api/sign-in', { body: { userName: emailOf(WARD), password: PASSWORD } })).body as {
      token: string;
    }
  ).token;

const began = Date.now() - HOURS_MS;
const takenAt = (n: number) => new Date(began + Math.floor((n * HOURS_MS) / WRITES)).toISOString();
const isWrong = (n: number) => n % WRONG === WRONG - 1;
const bodyOf = (n: number) => ({
  hospitalizacionId: stays[n % PATIENTS],
  fechaToma: takenAt(n),
  frecuenciaCardiaca: isWrong(n) ? 900 : 60 + (n % 40),
});
const keyOf = (n: number) => `toma-${n}`;
/** Indexes of the writes at which an event happens: spread evenly, each at most once. */
const places = (count: number, from: number) =>
  new Set(Array.from({ length: count }, (_, each) => Math.floor(((each + from) * WRITES) / count)));

const profile = await mkdtemp(path.join(tmpdir(), 'red-salud-tablet-'));
const script = await tabletScript();
const owner = test.world.usuarios[WARD];
let token = await signIn();
let browser: KillableBrowser = await startBrowser(profile, url, script);
const heard = new Map<number, Heard>();
const kills = places(KILLS, 0.6);
const renewals = places(2, 0.35);
const restarts = places(1, 0.45);
let isOffline = false;
const times = { kills: 0, outages: 0, repeated: 0 };

const open = () => browser.page.evaluate(([who, session]) => window.tablet.open(who, session), [owner, token] as const);
const send = (key: string, body: ReturnType<typeof bodyOf>) =>
  browser.page.evaluate(([as, what]) => window.tablet.write(as, what), [key, body] as const);
const write = (n: number) => send(keyOf(n), bodyOf(n));
/** Waits until the server has received all writes queued in the page. */
const drained = async () => {
  const until = Date.now() + 120_000;
  for (;;) {
    await browser.page.evaluate(() => window.tablet.send());
    if ((await browser.page.evaluate(() => window.tablet.state())).waiting === 0) return;
    if (Date.now() > until) throw new Error('The queue does not come to its end');
    await pause(200);
  }
};
const begin = async () => {
  browser = await startBrowser(profile, url, script);
  await browser.setOffline(isOffline);
  await open();
};

try {
  await open();
  for (let n = 0; n < WRITES; n += 1) {
    if (n % 10 === 0 && below(3) === 0) {
      isOffline = !isOffline;
      times.outages += Number(isOffline);
      await browser.setOffline(isOffline);
      // Every other time the connection lasts until the queue is empty.
      if (!isOffline && below(2) === 0) await drained();
    }
    if (renewals.has(n)) {
      token = await signIn();
      await browser.page.evaluate((next) => window.tablet.renew(next), token);
    }
    if (restarts.has(n)) void restart(1500);
    if (kills.has(n)) {
      // Kills the browser between the press and the page's answer.
      write(n).then(
        (said) => heard.set(n, said),
        () => undefined,
      );
      await pause(below(25));
      await browser.kill();
      times.kills += 1;
      await begin();
      // Repeats a write that received no answer.
      if (heard.has(n)) continue;
      times.repeated += 1;
    }
    heard.set(n, await write(n));
  }
  const waiting = (await browser.page.evaluate(() => window.tablet.state())).waiting;
  await browser.setOffline(false);
  await drained();
  const { refused } = await browser.page.evaluate(() => window.tablet.state());
  const rows = await test.database.orm
    .select({ at: signos.fechaToma })
    .from(signos)
    .where(isNotNull(signos.hospitalizacionId))
    .orderBy(asc(signos.signosId));
  const arrived = rows.map(({ at }) => at.toISOString());
  const told = Array.from({ length: WRITES }, (_, n) => n);
  outcome.same(
    'what arrived, in its order, and what was written',
    arrived,
    told.filter((n) => !isWrong(n)).map(takenAt),
  );
  const shown = told.filter((n) => heard.get(n)!.startsWith('refused') || refused[keyOf(n)] !== undefined);
  outcome.same('refusals that were shown and those there were', shown, told.filter(isWrong));
  outcome.same('times the browser was killed and was to be', times.kills, KILLS);
  const count = (what: string) => [...heard.values()].filter((each) => each === what).length;
  console.log(
    `${WRITES} writes: ${count('arrived')} arrived at once, ${count('queued')} waited, ${shown.length} refused and shown; ${times.outages} outages, ${times.kills} kills (${times.repeated} pressed once more), 2 renewals, 1 restart; ${waiting} waited at the end`,
  );
  await measureSending();
} finally {
  await browser.kill().catch(() => undefined);
  await server.close();
  await test.stop();
  await rm(profile, { recursive: true, force: true });
}
outcome.end();

/** Compares the speed of sending queued writes after an outage with a page that waits for each write. Both must be about as fast. */
async function measureSending(): Promise<void> {
  const many = 100;
  const from = WRITES * 2;
  const sendAll = async (first: number) => {
    for (let n = first; n < first + many; n += 1)
      await send(keyOf(n), { ...bodyOf(n), fechaToma: takenAt(n % WRITES), frecuenciaCardiaca: 70 });
  };
  const directFrom = performance.now();
  await sendAll(from);
  const direct = performance.now() - directFrom;
  await browser.setOffline(true);
  await sendAll(from + many);
  await browser.setOffline(false);
  const sendingFrom = performance.now();
  await browser.page.evaluate(() => window.tablet.send());
  const sending = performance.now() - sendingFrom;
  outcome.figure({
    what: 'writes that waited, sent once there is a connection',
    unit: 'writes/s',
    ours: (many * 1000) / sending,
    theirs: (many * 1000) / direct,
    beside: 'a page that waits for each',
    aim: { least: 0.5 },
  });
}
