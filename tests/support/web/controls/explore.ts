import type { Locator, Page } from '@playwright/test';
import { addData, foreignTo, shownTexts } from '../foreign';
import { go, quiet } from '../go';
import { speaker } from '../texts';
import { hiddenFocus } from './hidden-focus';
import { readControls, type Control } from './page-controls';
import { effectsOf, still } from './press';
import { textFaults } from './texts-shown';
import { REFUSAL, type WriteGuard } from './write-guard';

export interface Fault {
  readonly place: string;
  /** Names of the controls pressed to get there. */
  readonly way: readonly string[];
  readonly rule: string;
  readonly detail: string;
}

export interface Explorer {
  /** Opens a page and all of its controls. */
  explore(path: string, options?: ExploreOptions): Promise<void>;
  readonly faults: readonly Fault[];
  /** Keys of the controls that were pressed, by page kind. */
  readonly pressed: readonly string[];
  /** Addresses that links and buttons lead to. */
  readonly links: ReadonlySet<string>;
}

interface ExploreOptions {
  /** Controls that need not be pressed again: `kind|name`. */
  readonly skip?: (control: Control, depth: number) => boolean;
}

const say = speaker('es');
const MAX_PRESSES = 250;
/** How long a refusal may take to be shown. */
const REFUSAL_MS = 3000;
/** A control that opens the same on so many pages is not pressed on others. */
const SAME_PLACES = 2;
/** The same for pages that differ in their record. */
const kindOf = (path: string) => path.replaceAll(/\d+/g, ':id').replace(/\?.*/, '');

export function explorer(page: Page, guard: WriteGuard): Explorer {
  const faults: Fault[] = [];
  const pressed: string[] = [];
  const links = new Set<string>();
  const data = new Set<string>();
  const foreign = foreignTo('es');
  const known = new Set<string>();
  /** Kinds of pages whose focus was looked at. */
  const focused = new Set<string>();
  let place = '';
  let way: string[] = [];
  let popups = 0;
  let isTouched = false;
  let requests = 0;
  let settledAt = 0;
  /** Texts that were read before on this page. */
  let seenTexts = new Set<string>();

  const fault = (rule: string, detail: string) => {
    const text = detail.slice(0, 240);
    if (known.has(`${place}|${rule}|${text}`)) return;
    known.add(`${place}|${rule}|${text}`);
    faults.push({ place, way: [...way], rule, detail: text });
  };

  page.on('pageerror', (error) => fault('error', error.message));
  page.on('console', (message) => {
    if ((message.type() === 'error' || message.type() === 'warning') && !message.text().includes('status of 422'))
      fault('console', message.text());
  });
  page.on('response', (response) => {
    const { pathname, search } = new URL(response.url());
    if (response.status() >= 400 && response.headers()['x-correlation-id'] !== 'control')
      fault('status', `${response.status()} ${response.request().method()} ${pathname}${search}`);
    if (pathname.startsWith('/api/') && response.ok())
      response.json().then(
        (answer: unknown) => addData(data, answer),
        () => undefined,
      );
  });
  page.on('request', () => {
    requests += 1;
  });
  page.on('dialog', (dialog) => void dialog.accept().catch(() => undefined));
  page.on('download', (download) => {
    popups += 1;
    void download.cancel().catch(() => undefined);
  });
  page.on('popup', (popup) => {
    popups += 1;
    void popup.close().catch(() => undefined);
  });

  const settle = async () => {
    await still(page);
    // Most presses ask the server for nothing.
    if (requests !== settledAt) await quiet(page).catch(() => fault('quiet', 'the page keeps on loading'));
    settledAt = requests;
  };

  const read = async () => {
    const texts = (await shownTexts(page)).filter((text) => !seenTexts.has(text));
    for (const text of texts) seenTexts.add(text);
    for (const { rule, text } of textFaults(texts, data)) fault(rule, text);
    for (const text of foreign(texts, data)) fault('language', text);
  };

  const collectLinks = async () => {
    const found = await page.evaluate(() =>
      [...document.querySelectorAll<HTMLAnchorElement>('main a[href^="/"]')].map((link) => link.getAttribute('href')!),
    );
    for (const link of found) links.add(link);
  };

  const marked = (control: Control): Locator => page.locator(`[data-control="${control.mark}"]`).first();

  const closeOverlays = async (): Promise<void> => {
    for (let tries = 0; tries < 6; tries += 1) {
      if ((await readControls(page)).scope === '') return;
      const discard = page.getByRole('button', { name: say('app.unsaved.discard'), exact: true });
      if (await discard.isVisible().catch(() => false)) await discard.click();
      else await page.keyboard.press('Escape');
      await settle();
    }
    fault('escape', 'Escape does not close it');
    await page.goto(page.url());
    await settle();
  };

  const openPicker = async (control: Control) => {
    const options = page.locator('[role=option]:visible');
    if ((await options.count()) > 0) return;
    const empty = await page
      .locator('.MuiAutocomplete-noOptions:visible, .MuiAutocomplete-loading:visible')
      .first()
      .textContent({ timeout: 1000 })
      .catch(() => null);
    if (empty === null) {
      if (
        (await marked(control)
          .getAttribute('aria-expanded')
          .catch(() => null)) !== null
      )
        fault('picker', `«${control.name}» opens nothing`);
    } else if (empty.includes(say('app.reference.failed'))) fault('picker', `«${control.name}»: ${empty}`);
    else {
      const waiting = new RegExp(say('app.reference.waitsFor', { fields: '(.*)' }).replace(/\.$/, ''))
        .exec(empty)?.[1]
        ?.replace(/\.$/, '');
      for (const field of waiting?.split(', ') ?? [])
        if ((await page.locator('main, [role=dialog]').last().getByText(field, { exact: true }).count()) === 0)
          fault('picker', `«${control.name}» waits for «${field}», which the form does not have`);
      if (waiting === undefined) fault('empty', `«${control.name}»: ${empty}`);
    }
  };

  const press = async (control: Control): Promise<void> => {
    const before = `${await effectsOf(page)} ${popups} ${requests}`;
    guard.take();
    const target = marked(control);
    try {
      if (control.kind === 'select') {
        const values = await target
          .locator('option')
          .evaluateAll((options) => options.map((option) => (option as HTMLOptionElement).value));
        const other = values.findLast((value) => value !== '');
        if (other === undefined) fault('picker', `«${control.name}» has no choices`);
        else await target.selectOption(other, { timeout: 3000 });
        isTouched = true;
      } else await target.click({ timeout: 3000, ...(control.kind === 'check' ? { force: true } : {}) });
    } catch (error) {
      fault(
        'click',
        `«${control.name}»: ${
          String(error)
            .split('\n')
            .find((line) => /intercept|not visible|outside|detached|not stable/.test(line)) ??
          String(error).slice(0, 120)
        }`,
      );
      return;
    }
    await settle();
    await read();
    if (control.kind === 'picker') {
      await openPicker(control);
      const option = page.locator('[role=option]:visible:not([aria-disabled=true]):not([data-create])').first();
      if (await option.isVisible().catch(() => false)) await option.click({ timeout: 3000 }).catch(() => undefined);
      if ((await page.locator('[role=option]:visible, .MuiAutocomplete-noOptions:visible').count()) > 0)
        await page.keyboard.press('Escape');
      isTouched = true;
      await settle();
      return;
    }
    const writes = guard.take();
    if (writes.length > 0) {
      const shown = await page
        .getByText(REFUSAL)
        .first()
        .waitFor({ state: 'visible', timeout: REFUSAL_MS })
        .then(
          () => true,
          () => false,
        );
      if (!shown) fault('refusal', `«${control.name}»: ${writes.join(', ')} is refused, and the page does not say so`);
    }
    const alerts = await page.locator('[role=alert]:visible').allTextContents();
    const isMarked = (await page.locator('[aria-invalid=true]:visible').count()) > 0;
    if (!isMarked && alerts.some((text) => /^\s*(Revise los datos marcados\.?|Revise los datos\.?)\s*$/.test(text)))
      fault('unmarked', `«${control.name}»: ${alerts.join(' ')}`);
    if (writes.length === 0 && `${await effectsOf(page)} ${popups} ${requests}` === before && control.kind === 'button')
      fault('nothing', `«${control.name}» does nothing`);
  };

  /** Of controls of many pages, places where they opened the same. */
  const outcomes = new Map<string, { opened: string; places: Set<string> }>();
  const isKnown = (scope: string, { key, kind }: Control) => {
    if (kind === 'picker' || kind === 'select') return false;
    const outcome = outcomes.get(`${scope}>${key}`);
    return outcome !== undefined && outcome.places.size >= SAME_PLACES && !outcome.places.has(place);
  };
  const noteOutcome = (scope: string, key: string, opened: string) => {
    const id = `${scope}>${key}`;
    const outcome = outcomes.get(id);
    if (outcome?.opened === opened) outcome.places.add(place);
    else outcomes.set(id, { opened, places: new Set([place]) });
  };

  const explore = async (path: string, { skip = () => false }: ExploreOptions = {}) => {
    place = path;
    way = [];
    seenTexts = new Set();
    // A form with changes would ask before it is left.
    if (isTouched) await page.goto(path);
    else await go(page, path).catch((error: unknown) => fault('open', String(error).slice(0, 200)));
    isTouched = false;
    await settle();
    await read();
    await collectLinks();
    if (!focused.has(kindOf(path))) for (const detail of await hiddenFocus(page)) fault('focus', detail);
    focused.add(kindOf(path));
    const seen = new Set<string>();
    /** Ways to overlays with controls that were not pressed before it closed. */
    const open = new Map<string, string[]>([['', []]]);
    const left = new Map<string, readonly Control[]>();
    const at = new URL(page.url()).pathname;
    let current: Awaited<ReturnType<typeof readControls>> | null = null;
    for (let presses = 0; presses < MAX_PRESSES; presses += 1) {
      if (new URL(page.url()).pathname !== at) {
        links.add(new URL(page.url()).pathname);
        await page.goto(path);
        await settle();
        current = null;
      }
      const { scope, controls } = current ?? (await readControls(page));
      current = null;
      way = open.get(scope) ?? [];
      for (const control of controls)
        if (control.disabled && control.reason === '' && !seen.has(`${scope}>${control.key}`)) {
          seen.add(`${scope}>${control.key}`);
          fault('disabled', `«${control.name}» does not say why it is disabled`);
        }
      const depth = scope === '' ? 0 : Number(scope.split(':')[0]);
      const todo = controls.filter(
        (control) =>
          !control.disabled &&
          !seen.has(`${scope}>${control.key}`) &&
          !skip(control, depth) &&
          !isKnown(scope, control),
      );
      left.set(scope, todo);
      // A form is refused before it is filled in.
      const next = todo.find(({ kind }) => kind !== 'button')
        ? (todo.find(({ submits }) => submits) ?? todo[0])
        : todo[0];
      if (!next) {
        if (scope !== '') {
          await closeOverlays();
          continue;
        }
        // Overlays that closed too early are opened again by the same way.
        const again = [...left].find(
          ([name, rest]) => name !== '' && rest.some((control) => !seen.has(`${name}>${control.key}`)),
        );
        if (!again) break;
        left.delete(again[0]);
        let ok = true;
        for (const key of open.get(again[0]) ?? []) {
          const step = (await readControls(page)).controls.find((control) => control.key === key);
          if (!step) {
            ok = false;
            break;
          }
          await marked(step)
            .click({ timeout: 3000 })
            .catch(() => {
              ok = false;
            });
          await settle();
        }
        if (!ok) await closeOverlays();
        continue;
      }
      seen.add(`${scope}>${next.key}`);
      pressed.push(`${scope}>${next.key}`);
      way = [...(open.get(scope) ?? []).map((key) => key.split('|')[1]!), next.name];
      await press(next);
      current = await readControls(page);
      const { scope: after, controls: opened } = current;
      noteOutcome(scope, next.key, after === scope ? '' : opened.map(({ key }) => key).join());
      if (after !== scope && after !== '' && !open.has(after)) {
        open.set(after, [...(open.get(scope) ?? []), next.key]);
        if (after.includes(':dialog:')) for (const detail of await hiddenFocus(page)) fault('focus', detail);
      }
    }
    await closeOverlays();
  };
  return { explore, faults, pressed, links };
}
