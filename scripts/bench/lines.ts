/**
 * Benchmark of the line-item grid on a slow tablet: a supply request of 300 lines, in Chromium at a quarter of this machine's speed. Prints
 * the time until the grid is usable, until a key press shows, and until a refused form shows its errors, each beside its budget. The
 * baseline is the same page at full speed, measured in the same run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { commandLine } from '../codegen/command-line';
import { CHROMIUM } from '../../tests/support/chromium';
import { startProcess } from '../../tests/support/start-process';
import { Api } from '../../tests/support/web/api';
import { collectOutcome } from './outcome';

commandLine('npx tsx scripts/bench/lines.ts', {});
const outcome = collectOutcome();
const LINES = 300;
/** Lines visible in a window. The others are drawn while the grid is already usable. */
const IN_SIGHT = 25;
const ROUNDS = 3;
/** Pause in milliseconds before a measurement, at most, for background work of the page. */
const REST_MS = 2500;
const THROTTLE = 4;
const BUDGET = { open: 1000, key: 50, errors: 300 } as const;
type Timed = keyof typeof BUDGET;
type Figures = Record<Timed, number> & { readonly seen: readonly unknown[] };

const median = (list: readonly number[]): number => list.toSorted((a, b) => a - b)[Math.floor(list.length / 2)]!;
const quantity = (page: Page, row: number) =>
  page.locator(`[aria-rowindex="${row + 1}"] [role="gridcell"]:not([aria-readonly])`).nth(1);

/**
 * Script injected into the page. `until(event, selector)` measures the next such event and stores the milliseconds in `took`. The
 * measurement ends with the frame after the event, or after the selector matches.
 */
const PROBE = `
  window.until = (event, selector) => {
    window.took = undefined;
    document.addEventListener(event, () => {
      const start = performance.now();
      const painted = () => requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => { window.took = performance.now() - start; };
        port2.postMessage(null);
      });
      if (!selector) return painted();
      const watch = new MutationObserver(() => {
        if (!document.querySelector(selector)) return;
        watch.disconnect();
        painted();
      });
      watch.observe(document.body, { childList: true, subtree: true });
    }, { capture: true, once: true });
  };
`;

async function until(page: Page, event: string, selector: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(`until(${JSON.stringify(event)}, ${JSON.stringify(selector)})`);
  await act();
  const took = await page.waitForFunction(() => (window as unknown as { took?: number }).took);
  return took.jsonValue() as Promise<number>;
}

async function measure(page: Page, id: string): Promise<Figures> {
  // Opened once before, so that the code is already downloaded.
  await page.goto(`/solicitud/${id}/editar`);
  await page.locator(`[aria-rowindex="${LINES + 1}"]`).waitFor();
  await page.goto(`/solicitud/${id}`);
  await page.getByRole('link', { name: 'Editar' }).waitFor();
  await page.waitForTimeout(Math.min(REST_MS, 1500));
  const open = await until(page, 'click', `[aria-rowindex="${IN_SIGHT}"]`, () =>
    page.getByRole('link', { name: 'Editar' }).click(),
  );
  await page.waitForTimeout(REST_MS);
  await quantity(page, 3).focus();
  const keys: number[] = [];
  for (const key of ['1', '2', '3', 'Enter', '4', '5', 'Enter', 'ArrowUp', 'Tab', 'ArrowDown']) {
    keys.push(await until(page, 'keydown', '', () => page.keyboard.press(key)));
    await page.waitForTimeout(Math.min(REST_MS, 200));
  }
  for (const row of [2, 20, 25]) {
    await quantity(page, row).focus();
    await page.keyboard.press('Delete');
  }
  await page.waitForTimeout(Math.min(REST_MS, 800));
  const errors = await until(page, 'click', 'form [role="alert"] h2', () =>
    page.getByRole('button', { name: 'Guardar cambios' }).click(),
  );
  // The typed value must appear at any speed, and the row with the emptied quantity must show an error.
  const seen = [await quantity(page, 3).innerText(), await page.locator('form [role="alert"] li').count()];
  return { open, key: median(keys), errors, seen };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'red-salud-bench-'));
const server = await startProcess({ env: { DATA_DIR: dataDir } });
const browser = await chromium.launch(CHROMIUM);
try {
  const api = await Api.signIn(server.url, 'su');
  const items = await api.get<{ insumoId: number }[]>('/catalogos/insumo?pageSize=500');
  const warehouses = await api.get<{ almacenId: number }[]>('/catalogos/almacen?pageSize=2');
  const { solicitudId } = await api.create('/inventario/solicitud', {
    tipo: 'COLECTIVO',
    urgente: false,
    almacenSolicitanteId: warehouses[1]!.almacenId,
    almacenSurtidorId: warehouses[0]!.almacenId,
    lineas: items.slice(0, LINES).map(({ insumoId }, index) => ({ insumoId, cantidadSolicitada: index + 1 })),
  });
  const figures: { full: Figures; slow: Figures }[] = [];
  for (let round = 1; round <= ROUNDS; round++) {
    const measured = {} as { full: Figures; slow: Figures };
    for (const [name, rate] of [
      ['full', 1],
      ['slow', THROTTLE],
    ] as const) {
      const context = await browser.newContext({
        baseURL: server.url,
        viewport: { width: 1280, height: 800 },
        locale: 'es-MX',
      });
      const page = await context.newPage();
      await page.addInitScript(
        (token) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token })),
        api.token,
      );
      await page.addInitScript(PROBE);
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
      page.on('dialog', (dialog) => void dialog.accept());
      measured[name] = await measure(page, String(solicitudId));
      await context.close();
    }
    outcome.same('what was typed and what was refused, slow and fast', measured.slow.seen, measured.full.seen);
    figures.push(measured);
  }
  console.log(
    `${items.slice(0, LINES).length} lines × 8 columns, ${ROUNDS} rounds, ${THROTTLE}× slower than this machine`,
  );
  for (const [name, budget] of Object.entries(BUDGET) as [Timed, number][]) {
    const [slow, full] = [
      median(figures.map((figure) => figure.slow[name])),
      median(figures.map((figure) => figure.full[name])),
    ];
    console.log(
      `${name}: ${slow.toFixed(0)} ms of ${budget} (${(slow / budget).toFixed(2)}×), ${full.toFixed(0)} ms at full speed`,
    );
    outcome.figure({
      what: `${LINES} lines at a quarter of the speed: ${name}`,
      unit: 'ms',
      ours: slow,
      theirs: budget,
      beside: 'limit',
      aim: { most: 1 },
    });
  }
  outcome.end();
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
