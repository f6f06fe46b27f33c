/**
 * The line-item grid on a slow tablet: a supply request of 300 lines, in Chromium at a quarter of this machine's speed.
 * Prints how long it takes until the grid stands, until a key shows, and until a refused form shows its errors, each beside
 * its budget. The baseline is the same page at full speed, measured in the same run.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium, type Page } from '@playwright/test';
import { startProcess } from '../../tests/support/start-process';
import { Api } from '../../tests/support/web/api';

const LINES = 300;
const ROUNDS = 3;
const THROTTLE = 4;
const BUDGET = { open: 1000, key: 50, errors: 300 } as const;
type Figures = Record<keyof typeof BUDGET, number>;

const ARGS = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking', '--disable-component-update', '--disable-sync'];
const median = (values: readonly number[]): number => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;
const quantity = (page: Page, row: number) => page.locator(`[aria-rowindex="${row + 1}"] [role="gridcell"]:not([aria-readonly])`).nth(1);

/** Milliseconds from an event to the frame that follows what it changed; `done` tells that it is there. */
async function until(page: Page, event: string, done: string, act: () => Promise<void>): Promise<number> {
  await page.evaluate(([name, selector]) => {
    const scope = window as unknown as { took?: number };
    delete scope.took;
    const painted = (start: number) => requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.addEventListener('message', () => { scope.took = performance.now() - start; });
      port1.start();
      port2.postMessage(null);
    });
    document.addEventListener(name!, () => {
      const start = performance.now();
      const ready = () => selector === '' || document.querySelector(selector!) !== null;
      if (selector === '') { painted(start); return; }
      const watch = new MutationObserver(() => {
        if (!ready()) return;
        watch.disconnect();
        painted(start);
      });
      watch.observe(document.body, { childList: true, subtree: true });
    }, { capture: true, once: true });
  }, [event, done]);
  await act();
  const took = await page.waitForFunction(() => (window as unknown as { took?: number }).took);
  return took.jsonValue() as Promise<number>;
}

async function measure(page: Page, id: string): Promise<Figures> {
  await page.goto(`/solicitud/${id}`);
  await page.getByRole('link', { name: 'Editar' }).waitFor();
  await page.waitForTimeout(1500);
  const open = await until(page, 'click', `[aria-rowindex="${LINES + 1}"]`, () => page.getByRole('link', { name: 'Editar' }).click());
  await page.waitForTimeout(2500);
  await quantity(page, 3).focus();
  const keys: number[] = [];
  for (const key of ['1', '2', '3', 'Enter', '4', '5', 'Enter', 'ArrowUp', 'Tab', 'ArrowDown']) {
    keys.push(await until(page, 'keydown', '', () => page.keyboard.press(key)));
    await page.waitForTimeout(200);
  }
  for (const row of [2, 20, 25]) {
    await quantity(page, row).focus();
    await page.keyboard.press('Delete');
  }
  await page.waitForTimeout(800);
  const errors = await until(page, 'click', '#form-errors', () => page.getByRole('button', { name: 'Guardar cambios' }).click());
  return { open, key: median(keys), errors };
}

const dataDir = await mkdtemp(path.join(tmpdir(), 'red-salud-bench-'));
const server = await startProcess({ env: { DATA_DIR: dataDir } });
const browser = await chromium.launch({ executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium', args: ARGS });
try {
  const api = await Api.signIn(server.url, 'su');
  const items = await api.get<{ insumoId: number }[]>('/catalogos/insumo?pageSize=500');
  const warehouses = await api.get<{ almacenId: number }[]>('/catalogos/almacen?pageSize=2');
  const { solicitudId } = await api.create('/inventario/solicitud', {
    tipo: 'COLECTIVO', urgente: false, almacenSolicitanteId: warehouses[1]!.almacenId, almacenSurtidorId: warehouses[0]!.almacenId,
    lineas: items.slice(0, LINES).map(({ insumoId }, index) => ({ insumoId, cantidadSolicitada: index + 1 })),
  });
  const figures: { full: Figures; slow: Figures }[] = [];
  for (let round = 0; round <= ROUNDS; round++) {
    const measured = {} as { full: Figures; slow: Figures };
    for (const [name, rate] of [['full', 1], ['slow', THROTTLE]] as const) {
      const context = await browser.newContext({ baseURL: server.url, viewport: { width: 1280, height: 800 }, locale: 'es-MX' });
      const page = await context.newPage();
      await page.addInitScript((token) => localStorage.setItem('persist:red-salud.auth', JSON.stringify({ signedIn: true, token })), api.token);
      await (await context.newCDPSession(page)).send('Emulation.setCPUThrottlingRate', { rate });
      page.on('dialog', (dialog) => void dialog.accept());
      measured[name] = await measure(page, String(solicitudId));
      await context.close();
    }
    // The first round loads the code into the browser's cache.
    if (round > 0) figures.push(measured);
  }
  console.log(`${items.slice(0, LINES).length} lines × 8 columns, ${ROUNDS} rounds, ${THROTTLE}× slower than this machine`);
  for (const [name, budget] of Object.entries(BUDGET) as [keyof Figures, number][]) {
    const [slow, full] = [median(figures.map((figure) => figure.slow[name])), median(figures.map((figure) => figure.full[name]))];
    console.log(`${name}: ${slow.toFixed(0)} ms of ${budget} (${(slow / budget).toFixed(2)}×), ${full.toFixed(0)} ms at full speed`);
  }
} finally {
  await browser.close();
  await server.end('SIGTERM');
  await rm(dataDir, { recursive: true, force: true });
}
