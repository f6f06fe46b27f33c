import type { Page } from '@playwright/test';
import { go } from '../go';
import { speaker } from '../texts';
import { FaultLog, type Fault } from './fault-log';
import { hiddenFocus } from './hidden-focus';
import { readControls, type Control } from './page-controls';
import { presser } from './press-control';
import { watchPage } from './watch-page';
import type { WriteGuard } from './write-guard';

export interface Explorer {
  /** Opens a page and all of its controls, and those of what they open. */
  explore(path: string, options?: ExploreOptions): Promise<void>;
  readonly faults: readonly Fault[];
}

interface ExploreOptions {
  /** Controls that are left alone; depth 0 is the page itself. */
  readonly skip?: (control: Control, depth: number) => boolean;
}

const DISCARD = speaker('es')('app.unsaved.discard');
const MAX_PRESSES = 250;
/** A control that opens the same on so many pages is not pressed on others. */
const SAME_PLACES = 2;
/** Kinds of controls that change a form. */
const CHANGES: ReadonlySet<Control['kind']> = new Set(['picker', 'select', 'check']);
const MAX_ESCAPES = 6;
/** Controls of a shape that never opened anything, so often, are not pressed any more. */
const SAME_SHAPES = 6;

/** `/solicitud/91?x=1` as `/solicitud/:id`. */
const kindOf = (path: string) => path.replace(/\?.*/, '').replaceAll(/\d+/g, ':id');
const depthOf = (scope: string) => (scope === '' ? 0 : Number(scope.split(':')[0]));
const nameIn = (key: string) => key.split('|')[1] ?? '';

export function explorer(page: Page, guard: WriteGuard): Explorer {
  const log = new FaultLog();
  const watch = watchPage(page, log);
  const { press } = presser(page, log, watch, guard);
  /** Kinds of pages whose focus was looked at. */
  const focused = new Set<string>();
  /** Overlays that controls of several pages opened, with the pages. */
  const outcomes = new Map<string, { readonly opened: string; readonly places: Set<string> }>();

  /** A field was changed: the application would ask before the page is left. */
  let hasChanges = false;
  /** Presses of a shape that opened nothing; NaN once one opened something. */
  const quietShapes = new Map<string, number>();
  const isKnown = (id: string, { kind, shape, submits }: Control) => {
    if (kind === 'picker' || kind === 'select') return false;
    if (!submits && (quietShapes.get(shape) ?? 0) >= SAME_SHAPES) return true;
    const outcome = outcomes.get(id);
    return outcome !== undefined && outcome.places.size >= SAME_PLACES && !outcome.places.has(log.place);
  };
  const recordOutcome = (id: string, { shape }: Control, opened: string) => {
    quietShapes.set(shape, opened === '' ? (quietShapes.get(shape) ?? 0) + 1 : Number.NaN);
    const outcome = outcomes.get(id);
    if (outcome?.opened === opened) outcome.places.add(log.place);
    else outcomes.set(id, { opened, places: new Set([log.place]) });
  };

  const reload = async (path: string) => {
    await page.goto(path);
    await page.locator('main h1').first().waitFor();
    await watch.settle();
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
  const lookAtFocus = async () => {
    for (const detail of await hiddenFocus(page)) log.add('focus', detail);
  };
  /** Presses the controls that lead to an overlay once more. */
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
    async explore(path, { skip = () => false } = {}) {
      log.place = path;
      log.way = [];
      watch.forgetTexts();
      await (hasChanges ? reload(path) : go(page, path)).catch((error: unknown) => log.add('open', String(error)));
      hasChanges = false;
      await watch.settle();
      await watch.read();
      if (!focused.has(kindOf(path))) await lookAtFocus();
      focused.add(kindOf(path));

      const { pathname } = new URL(page.url());
      const seen = new Set<string>();
      const ways = new Map<string, readonly string[]>([['', []]]);
      /** Controls of overlays that were left to press when it closed. */
      const left = new Map<string, readonly Control[]>();
      let reading: Awaited<ReturnType<typeof readControls>> | null = null;
      /** Way to the control that was pressed last. */
      let last: readonly string[] = [];
      for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
        if (new URL(page.url()).pathname !== pathname) {
          await reload(path);
          reading = null;
        }
        const { scope, controls } = reading ?? (await readControls(page));
        reading = null;
        // An overlay that is in no way yet was opened by the last press, after it was looked at.
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
          (control) =>
            !control.disabled && !skip(control, depthOf(scope)) && !isKnown(`${scope}>${control.key}`, control),
        );
        left.set(scope, todo);
        // A form is refused before anything is chosen in it.
        const next = todo.find(({ submits }) => submits) ?? todo[0];
        if (!next) {
          if (scope !== '') {
            await closeOverlays();
            continue;
          }
          const again = [...left].find(
            ([name, rest]) => name !== '' && rest.some(({ key }) => !seen.has(`${name}>${key}`)),
          );
          if (!again) break;
          left.delete(again[0]);
          await reopen(ways.get(again[0]) ?? []);
          continue;
        }
        const id = `${scope}>${next.key}`;
        seen.add(id);
        log.way = [...way.map(nameIn), next.name];
        const isPressed = await press(next, scope);
        if (CHANGES.has(next.kind)) hasChanges = true;
        reading = await readControls(page);
        const isOpened = reading.scope !== scope && reading.scope !== '';
        if (isPressed) {
          last = [...way, next.key];
          recordOutcome(id, next, reading.scope === scope ? '' : reading.controls.map(({ key }) => key).join());
        } else {
          // An overlay of the press before came late and covers the control.
          seen.delete(id);
        }
        if (isOpened && !ways.has(reading.scope)) {
          ways.set(reading.scope, last);
          if (reading.scope.includes(':dialog:')) await lookAtFocus();
        }
      }
      await closeOverlays();
    },
  };
}
