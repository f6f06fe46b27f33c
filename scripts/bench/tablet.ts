/**
 * Benchmark of a ward's tablet, slowed four times, over one server on PostgreSQL. Opens the patients of a shift in the installed
 * application beside a cold generated list. Measures the delay of taps on the keypad of signs before they are handled.
 *
 * npm run bench -- tablet
 * npx tsx scripts/bench/tablet.ts [--rounds 7]
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type BrowserContext, type Page } from '@playwright/test';
import pg from 'pg';
import { CHROMIUM } from '../../tests/support/chromium';
import { signIn } from '../../tests/support/sign-in';
import { startProcess } from '../../tests/support/start-process';
import { commandLine } from '../codegen/command-line';
import { startDemo } from './demo-database';
import { collectOutcome } from './outcome';
import { drawnAt, middle, noteDrawn } from './screens/drawn';

const { values } = commandLine('npx tsx scripts/bench/tablet.ts [--rounds 7]', {
  rounds: { type: 'string', default: '7' },
});
const ROUNDS = Number(values.rounds);
const CARDS = 24;
const SLOWED = 4;
/** Maximum delay of a tap, in milliseconds. */
const WAITS = 50;
/** Duration of a touch and pause before the next one, in milliseconds, for a user who knows the keypad by heart. */
const [ON_THE_GLASS, BETWEEN_TAPS] = [70, 150];
/** Events of a tap, including the click that the browser adds unless the page prevents it. */
const PARTS = ['pointerdown', 'touchstart', 'pointerup', 'touchend', 'click'];
const MINE = '/tableta/mis-pacientes';
const LIST = '/hospitalizacion';
const CARD = 'main li header a[href^="/hospital/paciente/"]';
/** Cards drawn by the page itself. The glance is drawn outside of the application's root. */
const OWN_CARD = `#root ${CARD}`;
const VIEW = { viewport: { width: 1024, height: 768 }, hasTouch: true, locale: 'es-MX' };
const outcome = collectOutcome();

const root = await mkdtemp(path.join(tmpdir(), 'bench-tablet-'));
const closing: (() => Promise<unknown>)[] = [() => rm(root, { recursive: true, force: true })];
try {
  const demo = await startDemo();
  closing.push(demo.stop);
  // Without assignments, a nurse's patients are all those of the ward.
  const client = new pg.Client({ connectionString: demo.url });
  await client.connect();
  await client.query('delete from asignacion');
  await client.end();
  const server = await startProcess({ env: { DATABASE_URL: demo.url, DATA_DIR: path.join(root, 'data') } });
  closing.push(() => server.end('SIGTERM'));
  const session = JSON.stringify({
    signedIn: true,
    token: await signIn(server.url, 'enfermeria.centrales@example.org'),
  });
  const browser = await chromium.launch(CHROMIUM);
  closing.push(() => browser.close());

  const open = async (): Promise<BrowserContext> => {
    const context = await browser.newContext(VIEW);
    await context.addInitScript((value) => localStorage.setItem('persist:red-salud.auth', value), session);
    return context;
  };
  const slowed = async (context: BrowserContext): Promise<Page> => {
    const page = await context.newPage();
    await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate: SLOWED });
    return page;
  };
  /** Returns the milliseconds from opening an address until a number of matching elements are drawn. */
  const opens = async (page: Page, to: string, selector: string, count: number): Promise<number> => {
    await page.goto(`${server.url}${to}`, { waitUntil: 'commit' });
    await page.evaluate(noteDrawn, [{ selector, count }]);
    return drawnAt(page);
  };

  const installed = await open();
  closing.push(() => installed.close());
  const first = await installed.newPage();
  await first.goto(`${server.url}${MINE}`);
  await first.waitForFunction(
    async () => {
      const { active } = await navigator.serviceWorker.ready;
      return active?.state === 'activated' && navigator.serviceWorker.controller !== null;
    },
    null,
    { timeout: 120_000 },
  );
  await first
    .locator(OWN_CARD)
    .nth(CARDS - 1)
    .waitFor();
  // The page stores the cards on the device in the background.
  await first.waitForTimeout(3_000);
  await first.close();

  const [ours, whole, cold]: [number[], number[], number[]] = [[], [], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    const page = await slowed(installed);
    ours.push(await opens(page, MINE, CARD, CARDS));
    await page
      .locator(OWN_CARD)
      .nth(CARDS - 1)
      .waitFor();
    whole.push(await page.evaluate(() => performance.now()));
    await page.close();
    const fresh = await open();
    cold.push(await opens(await slowed(fresh), LIST, 'main tbody tr', 10));
    await fresh.close();
  }
  outcome.same('rounds of the tablet and of the list', ours.length, cold.length);
  console.log(`the page itself has taken over after ${whole.map(Math.round).join(' ')} ms`);
  console.log(`patients ${ours.map(Math.round).join(' ')} ms, list ${cold.map(Math.round).join(' ')} ms`);
  outcome.figure({
    what: `${CARDS} patients from the installed application, slowed ${SLOWED} times`,
    unit: 'ms',
    ours: middle(ours),
    theirs: middle(cold),
    beside: 'generated list opened cold',
    aim: { most: 0.4 },
  });

  const page = await slowed(installed);
  const glass = await installed.newCDPSession(page);
  await page.goto(`${server.url}${MINE}`);
  await page.locator('#root a[href^="/tableta/paciente/"][href$="/signos"]').first().tap();
  const keys = page.getByRole('group', { name: 'Teclado numérico' });
  await keys.waitFor();
  await page.waitForLoadState('networkidle');
  await page.evaluate((parts) => {
    const waits: number[] = [];
    Object.assign(window, { waits });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as PerformanceEventTiming[])
        if (parts.includes(entry.name)) waits.push(entry.processingStart - entry.startTime);
    }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  }, PARTS);
  // Taps by coordinates: locating a key in the page would delay its taps.
  const places = new Map<string, { readonly x: number; readonly y: number }>();
  for (const key of await keys.getByRole('button').all()) {
    const box = (await key.boundingBox())!;
    places.set((await key.getAttribute('aria-label')) ?? (await key.innerText()), {
      x: box.x + box.width / 2,
      y: box.y + box.height / 2,
    });
  }
  for (const value of ['120', '80', '82', '18', '36.5', '97']) {
    for (const key of Array.from(value)
      .map((digit) => (digit === '.' ? 'Punto decimal' : digit))
      .concat('Siguiente')) {
      const place = places.get(key);
      if (!place) throw new Error(`«${key}» is not among ${[...places.keys()].join(' ')}.`);
      await glass.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [place] });
      await page.waitForTimeout(ON_THE_GLASS);
      await glass.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
      await page.waitForTimeout(BETWEEN_TAPS);
    }
  }
  await page.waitForTimeout(500);
  const waits = await page.evaluate(() => (window as unknown as { waits: number[] }).waits);
  outcome.figure({
    what: `longest wait of a tap on the keypad of signs, slowed ${SLOWED} times`,
    unit: 'ms',
    // Taps answered within a frame are not reported.
    ours: Math.max(0, ...waits),
    theirs: WAITS,
    beside: 'limit',
    aim: { most: 1 },
  });
  // Checks the typed value: ineffective taps would show no delay.
  outcome.same('what the first field shows', await page.locator('main ol input').first().inputValue(), '120');
  console.log(`longest wait of a tap: ${Math.max(0, ...waits).toFixed(1)} ms`);
  outcome.end();
} finally {
  for (const close of closing.toReversed()) await close();
}
