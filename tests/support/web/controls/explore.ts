import type { Page } from '@playwright/test';
import { go } from '../go';
import { speaker } from '../texts';
import { CrawlMemory } from './crawl-memory';
import { FaultLog, type Fault } from './fault-log';
import { hiddenFocus } from './hidden-focus';
import { nativeControls } from './native-controls';
import { readControls, type Control } from './page-controls';
import { presser } from './press-control';
import { watchPage } from './watch-page';
import type { WriteGuard } from './write-guard';

export interface Explorer {
  /** Opens a page and all of its controls, recursively. */
  explore(path: string, options?: ExploreOptions): Promise<void>;
  readonly faults: readonly Fault[];
}

interface ExploreOptions {
  /** Controls that are skipped; depth 0 is the page itself. */
  readonly skip?: (control: Control, depth: number) => boolean;
  /** Skips controls that other profiles pressed on pages of this kind. */
  readonly memory?: CrawlMemory;
}

const DISCARD = speaker('es')('app.unsaved.discard');
const MAX_PRESSES = 250;
/** Kinds of controls that change a form. */
const CHANGES: ReadonlySet<Control['kind']> = new Set(['picker', 'select', 'check']);
const MAX_ESCAPES = 6;

const depthOf = (scope: string) => (scope === '' ? 0 : Number(scope.split(':')[0]));
const nameIn = (key: string) => key.split('|')[1] ?? '';

export function explorer(page: Page, guard: WriteGuard): Explorer {
  const log = new FaultLog();
  const watch = watchPage(page, log);
  const { press } = presser(page, log, watch, guard);
  const ownMemory = new CrawlMemory();
  /** True after a change of a field: the application would then ask before the page is left. */
  let hasChanges = false;
  const reload = async (path: string) => {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await watch.settle();
  };
  const visit = async (path: string) => {
    const open = hasChanges ? reload(path) : go(page, path).catch(() => reload(path));
    await open.catch((error: unknown) => log.add('open', String(error)));
    hasChanges = false;
  };
  const closeOverlays = async () => {
    for (let tries = 0; tries < MAX_ESCAPES; tries += 1) {
      if ((await readControls(page)).scope === '') return;
      const discard = page.getByRole('button', { name: DISCARD, exact: true });
      if (await discard.isVisible().catch(() => false)) await discard.click();
      else await page.keyboard.press('Escape');
      await watch.settle();
    }
    log.add('escape', 'Escape does not close what is open');
    await reload(page.url());
  };
  const lookAtControls = async () => {
    for (const detail of await hiddenFocus(page)) log.add('focus', detail);
    for (const detail of await nativeControls(page)) log.add('native', detail);
  };
  /** Presses the controls that lead to an overlay again. */
  const reopen = async (keys: readonly string[]) => {
    await closeOverlays();
    for (const key of keys) {
      const control = (await readControls(page)).controls.find((each) => each.key === key);
      if (!control) return;
      await page
        .locator(`[data-control="${control.mark}"]`)
        .first()
        .click({ timeout: 3000 })
        .catch(() => undefined);
      await watch.settle();
    }
  };

  return {
    faults: log.faults,
    async explore(path, { skip = () => false, memory = ownMemory } = {}) {
      log.place = path;
      log.way = [];
      watch.forgetTexts();
      await visit(path);
      await watch.settle();
      await watch.read();
      if (memory.isFirst(path)) await lookAtControls();

      const { pathname } = new URL(page.url());
      const seen = new Set<string>();
      const ways = new Map<string, readonly string[]>([['', []]]);
      /** Controls that remained unpressed in overlays that closed. */
      const left = new Map<string, readonly Control[]>();
      /** Controls whose first press failed. */
      const again = new Set<string>();
      let reading: Awaited<ReturnType<typeof readControls>> | null = null;
      /** Controls that lead to the last pressed one. */
      let last: readonly string[] = [];
      for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
        if (new URL(page.url()).pathname !== pathname) {
          await visit(path);
          reading = null;
        }
        const { scope, controls } = reading ?? (await readControls(page));
        reading = null;
        // An unknown overlay was opened late by the last press.
        const way = ways.get(scope) ?? last;
        ways.set(scope, way);
        log.way = way.map(nameIn);
        const fresh = controls.filter(({ key }) => !seen.has(`${scope}>${key}`));
        for (const { key, name, disabled, reason } of fresh)
          if (disabled) {
            seen.add(`${scope}>${key}`);
            if (reason === '') log.add('disabled', `«${name}» does not say why it is disabled`);
          }
        const todo = fresh.filter(
          (control) => !control.disabled && !skip(control, depthOf(scope)) && !memory.knows(path, scope, control),
        );
        left.set(scope, todo);
        // Submits an empty form first, to see its refusal.
        const next = todo.find(({ submits }) => submits) ?? todo[0];
        if (!next) {
          if (scope !== '') {
            await closeOverlays();
            continue;
          }
          const rest = [...left].find(
            ([name, open]) => name !== '' && open.some(({ key }) => !seen.has(`${name}>${key}`)),
          );
          if (!rest) break;
          left.delete(rest[0]);
          await reopen(ways.get(rest[0]) ?? []);
          continue;
        }
        const id = `${scope}>${next.key}`;
        seen.add(id);
        log.way = [...way.map(nameIn), next.name];
        const isPressed = await press(next, scope);
        if (CHANGES.has(next.kind)) hasChanges = true;
        reading = await readControls(page);
        // Two overlays at once: one is of an earlier press, whose code was still loading.
        if (depthOf(reading.scope) > depthOf(scope) + 1 && !again.has(id)) {
          again.add(id);
          seen.delete(id);
          await closeOverlays();
          reading = null;
          continue;
        }
        const isOpened = reading.scope !== scope && reading.scope !== '';
        if (isPressed) {
          last = [...way, next.key];
          memory.record(
            path,
            scope,
            next,
            reading.scope === scope ? '' : reading.controls.map(({ key }) => key).join(),
          );
        } else {
          // Reads the control again and presses it once more.
          if (again.has(id)) log.add('click', `«${next.name}» is replaced whenever it is pressed`);
          else seen.delete(id);
          again.add(id);
        }
        if (isOpened && !ways.has(reading.scope)) {
          ways.set(reading.scope, last);
          if (/:(dialog|step):/.test(reading.scope)) await lookAtControls();
        }
      }
      await closeOverlays();
    },
  };
}
