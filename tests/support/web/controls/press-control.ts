import type { Locator, Page } from '@playwright/test';
import { speaker } from '../texts';
import type { FaultLog } from './fault-log';
import { readControls, type Control } from './page-controls';
import type { PageWatch } from './watch-page';
import { REFUSAL, type WriteGuard } from './write-guard';

const say = speaker('es');
const OPTIONAL = say('app.form.optional');
const CLICK_MS = 3000;
/** Time until the effect of a press appears on a busy machine. */
const LATE_MS = 1500;
/** Time until a refusal appears. */
const REFUSAL_MS = 3000;
const [WAITS_BEFORE = '', WAITS_AFTER = ''] = say('app.reference.waitsFor', { fields: '\n' }).split('\n');
/** Time for which a notice covers the page. */
const NOTICE_MS = 12_000;
/** A refusal that names neither a field nor a reason. */
const NAMES_NOTHING = /^\s*(Revise los datos marcados[^.]*\.?|Revise los datos\.?)\s*$/;

export interface Presser {
  /** Presses a control and checks the result; returns false when the control was replaced, or covered by a late overlay. */
  press(control: Control, scope: string): Promise<boolean>;
}

export function presser(page: Page, log: FaultLog, watch: PageWatch, guard: WriteGuard): Presser {
  const marked = ({ mark }: Control): Locator => page.locator(`[data-control="${mark}"]`).first();
  const options = page.locator('[role=option]:visible');
  const emptyList = page.locator('.MuiAutocomplete-noOptions:visible, .MuiAutocomplete-loading:visible').first();

  const fieldNamed = (name: string) => {
    const scope = page.locator('main, [role=dialog]').last();
    return scope.getByLabel(name).or(scope.getByText(name, { exact: true }));
  };

  /** Checks the options of a picker and chooses the first one; returns false when a late overlay closed the picker. */
  const usePicker = async (control: Control, scope: string): Promise<boolean> => {
    await options
      .or(page.locator('.MuiAutocomplete-noOptions:visible'))
      .first()
      .waitFor({ timeout: LATE_MS })
      .catch(() => undefined);
    if ((await options.count()) === 0) {
      const text = await emptyList.textContent({ timeout: 100 }).catch(() => null);
      const isList =
        (await marked(control)
          .getAttribute('aria-expanded')
          .catch(() => null)) !== null;
      if (text === null && (await readControls(page)).scope !== scope) return false;
      if (text === null && isList) log.add('picker', `«${control.name}» opens nothing`);
      if (text?.includes(say('app.reference.failed'))) log.add('picker', `«${control.name}»: ${text}`);
      if (text === say('app.reference.denied') && !control.name.includes(OPTIONAL))
        log.add('picker', `«${control.name}» is required, and the profile may not list what it offers`);
      if (text?.startsWith(WAITS_BEFORE))
        for (const field of text.slice(WAITS_BEFORE.length, -WAITS_AFTER.length || undefined).split(', '))
          if ((await fieldNamed(field).count()) === 0)
            log.add('picker', `«${control.name}» waits for «${field}», which the form does not have`);
    }
    const first = page.locator('[role=option]:visible:not([aria-disabled=true]):not([data-create])').first();
    if (await first.isVisible().catch(() => false)) await first.click({ timeout: CLICK_MS }).catch(() => undefined);
    if ((await options.count()) > 0 || (await emptyList.isVisible().catch(() => false)))
      await page.keyboard.press('Escape');
    return true;
  };

  const choose = async (control: Control) => {
    const values = await marked(control)
      .locator('option')
      .evaluateAll((all) => all.map((option) => (option as HTMLOptionElement).value));
    const other = values.findLast((value) => value !== '');
    if (other === undefined) log.add('picker', `«${control.name}» has no choices`);
    else await marked(control).selectOption(other, { timeout: CLICK_MS });
  };

  const checkRefusal = async ({ name }: Control) => {
    const writes = guard.take();
    if (writes.length > 0) {
      const sentence = page.getByText(REFUSAL).first();
      const isShown = await sentence.waitFor({ state: 'visible', timeout: REFUSAL_MS }).then(
        () => true,
        () => false,
      );
      if (!isShown) log.add('refusal', `«${name}»: ${writes.join(', ')} is refused, and the page does not say so`);
    }
    const alerts = await page.locator('[role=alert]:visible').allTextContents();
    const isMarked = (await page.locator('[aria-invalid=true]:visible').count()) > 0;
    if (!isMarked && alerts.some((text) => NAMES_NOTHING.test(text)))
      log.add('unmarked', `«${name}»: ${alerts.join(' ')}`);
  };

  return {
    async press(control, scope) {
      const before = await watch.effects();
      guard.take();
      try {
        if (control.kind === 'select') await choose(control);
        else await marked(control).click({ timeout: CLICK_MS, force: control.kind === 'check' });
      } catch (error) {
        const text = String(error);
        if (text.includes('intercepts pointer events') && (await readControls(page)).scope !== scope) return false;
        if ((await marked(control).count()) === 0) return false;
        const notice = page.locator('.MuiSnackbar-root');
        if (await notice.first().isVisible()) {
          await notice
            .first()
            .waitFor({ state: 'hidden', timeout: NOTICE_MS })
            .catch(() => undefined);
          return false;
        }
        const reason = text.split('\n').find((line) => /intercept|not visible|outside|detached|not stable/.test(line));
        log.add('click', `«${control.name}»: ${reason ?? text.slice(0, 120)}`);
        return true;
      }
      await watch.settle();
      await watch.read();
      if (control.kind === 'picker') {
        const isUsed = await usePicker(control, scope);
        await watch.settle();
        return isUsed;
      }
      await checkRefusal(control);
      let isStill = (await watch.effects()) === before;
      // A dialog appears later while its code is loading.
      for (const until = Date.now() + LATE_MS; isStill && Date.now() < until;) {
        await page.waitForTimeout(50);
        isStill = (await watch.effects()) === before;
      }
      const isRefusedByBrowser = await page.evaluate(() => document.activeElement?.matches(':invalid') ?? false);
      if (isStill && control.kind === 'button' && !control.current && !isRefusedByBrowser)
        log.add('nothing', `«${control.name}» does nothing`);
      return true;
    },
  };
}
