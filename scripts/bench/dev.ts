/**
 * Measures the time from saving a schema to the updated screen, under `npm run dev` in a copy of the project and in Chromium. Rounds of
 * edits of many kinds run with an open form, whose typed values must remain, and with an open list. The baseline in the same run is the
 * manual way: `npm run generate` and a reload of the page.
 */
import { execFile } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { commandLine } from '../codegen/command-line';
import { CHROMIUM } from '../../tests/support/chromium';
import { startDev } from '../../tests/support/dev-process';
import { signIn } from '../../tests/support/sign-in';
import { EDITS, remember, type Edit, type SchemaFile } from './dev/edits';
import { fillDemo } from './demo-database';
import { collectOutcome } from './outcome';

commandLine('npx tsx scripts/bench/dev.ts', {});
const [ROUNDS, BY_HAND] = [4, 3];
const SCREENS = ['form', 'list', 'filters'] as const;
const outcome = collectOutcome();
const LIMIT_MS = 1000;
/** Timeout in milliseconds after which a page or an edit counts as hanging, even on a busy machine. */
const HANGS_MS = 120_000;
const TYPED = 'Escrito antes de editar';
const SCHEMA = 'schemas/entities/catalogos/especialidad.json';

const dev = await startDev(fillDemo);
const browser = await chromium.launch(CHROMIUM);
try {
  const token = await signIn(dev.url);
  const times = new Map<string, number[]>();
  let reloads = 0;
  let byHand = 0;
  for (const screen of SCREENS) {
    const page = await browser.newPage({ viewport: { width: 1280, height: 900 } });
    await page.addInitScript(
      (value) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token: value })),
      token,
    );
    page.setDefaultTimeout(HANGS_MS);
    const ready = screen === 'form' ? '#campo-nombre' : '[data-row-link]';
    const open = async () => {
      await page.goto(`${dev.webUrl}/especialidad${screen === 'form' ? '/create' : ''}`);
      await page.waitForSelector(ready);
      if (screen === 'filters') await page.getByRole('button', { name: 'Filtros' }).click();
    };
    // Opened once before: Vite prepares a page's modules on its first load.
    await open();
    await open();
    if (screen === 'form') {
      byHand = await timeByHand(page, ready);
      await page.fill('#campo-nombre', TYPED);
    }
    page.on('load', () => {
      reloads += 1;
    });
    for (let round = 1; round <= ROUNDS; round++) {
      for (const edit of EDITS.filter((one) => one.screen === screen)) {
        times.set(edit.kind, [...(times.get(edit.kind) ?? []), await timeEdit(page, edit, round)]);
        if (screen === 'form' && (await page.inputValue('#campo-nombre')) !== TYPED)
          throw new Error(`What was typed is lost after an edit of ${edit.kind}.`);
      }
    }
    if (screen === 'form')
      outcome.same('what was typed before the edits', await page.inputValue('#campo-nombre'), TYPED);
    await page.close();
  }
  report(times, reloads, byHand);
  outcome.end();
} catch (error) {
  console.error(dev.output());
  throw error;
} finally {
  await browser.close();
  await dev.end('SIGTERM');
  await dev.remove();
}

async function timeEdit(page: Page, { kind, make, seen }: Edit, round: number): Promise<number> {
  const file = path.join(dev.root, SCHEMA);
  const schema = JSON.parse(await readFile(file, 'utf8')) as SchemaFile;
  make(schema, round);
  await remember(page);
  const shown = page
    .waitForFunction(seen(round), undefined, { polling: 'raf', timeout: HANGS_MS })
    .catch((error: unknown) => {
      throw new Error(`An edit of ${kind} did not come to the screen.`, { cause: error });
    });
  const started = performance.now();
  await writeFile(file, JSON.stringify(schema, null, 2));
  await shown;
  return performance.now() - started;
}

async function timeByHand(page: Page, ready: string): Promise<number> {
  const taken: number[] = [];
  for (let round = 0; round < BY_HAND; round++) {
    const started = performance.now();
    await promisify(execFile)('node_modules/.bin/tsx', ['scripts/codegen/main.ts'], { cwd: dev.root });
    await page.reload();
    await page.waitForSelector(ready);
    taken.push(performance.now() - started);
  }
  return percentile(taken, 0.5);
}

function report(times: ReadonlyMap<string, number[]>, reloads: number, byHand: number): void {
  const row = (name: string, taken: readonly number[]) => {
    const [p50, p95, max] = [0.5, 0.95, 1].map((share) => percentile(taken, share));
    console.log(
      `${name.padEnd(20)} | ${String(taken.length).padStart(3)} | ${Math.round(p50!)} ms | ${Math.round(p95!)} ms | ${Math.round(max!)} ms | ${(p50! / byHand).toFixed(2)}×`,
    );
    return p95!;
  };
  console.log(
    `from the save to the screen | edits | p50 | p95 | max | p50 beside generating and loading by hand (${Math.round(byHand)} ms)`,
  );
  for (const [kind, taken] of times) row(kind, taken);
  const p95 = row('all', [...times.values()].flat());
  console.log(`${reloads} of them loaded the page anew; typed values were there after each edit before the form`);
  const all = [...times.values()].flat();
  outcome.figure({
    what: `from the save to the screen, ${all.length} edits (p50)`,
    unit: 'ms',
    ours: percentile(all, 0.5),
    theirs: byHand,
    beside: 'generate and load by hand',
  });
  outcome.figure({
    what: `from the save to the screen, ${all.length} edits (p95)`,
    unit: 'ms',
    ours: p95,
    theirs: LIMIT_MS,
    beside: 'limit',
    aim: { most: 1 },
  });
}

function percentile(list: readonly number[], share: number): number {
  const sorted = list.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(sorted.length * share) - 1)]!;
}
