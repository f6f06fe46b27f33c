import { expect } from 'vitest';
import { isChecked, Locator } from './locator';
import type { Page } from './page';
import { plain } from './queries';
import { until } from './until';

interface Looked {
  readonly pass: boolean;
  readonly found: unknown;
}

/** A check that waits until it is true, or after `not` until it is false. */
function waiting<Subject, Wanted extends unknown[]>(
  what: string,
  look: (subject: Subject, ...wanted: Wanted) => Looked | boolean,
) {
  return async function check(this: { readonly isNot?: boolean }, subject: Subject, ...wanted: Wanted) {
    const { isNot = false } = this;
    let found: unknown = null;
    const pass = await until(() => {
      const looked = look(subject, ...wanted);
      const { pass: holds, found: seen } = typeof looked === 'boolean' ? { pass: looked, found: looked } : looked;
      found = seen;
      if (holds === isNot) throw new Error('Not yet.');
      return holds;
    }).catch((error: unknown) => {
      if (error instanceof Error && error.message !== 'Not yet.') found = error.message;
      return isNot;
    });
    const name = subject instanceof Locator ? subject.said : 'the page';
    return {
      pass,
      message: () => `${name}: ${isNot ? 'not ' : ''}${what} ${wanted.map(String).join(' ')}; found: ${String(found)}`,
    };
  };
}

/** A check of a single element. */
const element = <Wanted extends unknown[]>(
  what: string,
  look: (element: Element, ...wanted: Wanted) => Looked | boolean,
) => waiting(what, (subject: Locator, ...wanted: Wanted) => look(subject.one(), ...wanted));

const isShown = (found: Element): boolean =>
  found.closest('[hidden], [style*="display: none"], [style*="visibility: hidden"]') === null;

const fits = (found: string, wanted: string | RegExp, whole: boolean): Looked => ({
  found,
  pass: wanted instanceof RegExp ? wanted.test(found) : whole ? found === plain(wanted) : found.includes(plain(wanted)),
});

const matchers = {
  toBeVisible: element('visible', isShown),
  toBeAttached: waiting('there', (subject: Locator) => subject.now().length > 0),
  /** Also true for a missing element. */
  toBeHidden: waiting('hidden', (subject: Locator) => {
    const found = subject.now();
    return found.length === 0 || (found.length === 1 && !isShown(found[0]!));
  }),
  toHaveCount: waiting('as many as', (subject: Locator, wanted: number) => {
    const found = subject.now().length;
    return { found, pass: found === wanted };
  }),
  toContainText: element('contains', (found, wanted: string | RegExp) => fits(plain(found.textContent), wanted, false)),
  toHaveText: element('says', (found, wanted: string | RegExp) => fits(plain(found.textContent), wanted, true)),
  toHaveValue: element('holds', (found, wanted: string | RegExp) =>
    fits((found as HTMLInputElement).value, wanted, true),
  ),
  toHaveAttribute: element('has', (found, name: string, wanted: string | RegExp) => {
    const value = found.getAttribute(name);
    return value === null ? { found: value, pass: false } : fits(value, wanted, true);
  }),
  toBeFocused: element('has the focus', (found) => ({
    pass: document.activeElement === found,
    found: document.activeElement?.outerHTML.slice(0, 200),
  })),
  toBeChecked: element('is checked', isChecked),
  toBeDisabled: element('is disabled', (found) => found.matches(':disabled, [aria-disabled="true"]')),
  toBeEnabled: element('is enabled', (found) => !found.matches(':disabled, [aria-disabled="true"]')),
  /** Accepts a complete address, or a path of the application. */
  toHaveURL: waiting('at', (page: Page, wanted: string | RegExp) => {
    const found = page.url();
    return {
      found,
      pass: wanted instanceof RegExp ? wanted.test(found) : found === new URL(wanted, location.href).href,
    };
  }),
};

expect.extend(matchers);

type Text = string | RegExp;

interface Waiting {
  toBeVisible(): Promise<void>;
  toBeAttached(): Promise<void>;
  toBeHidden(): Promise<void>;
  toHaveCount(wanted: number): Promise<void>;
  toContainText(wanted: Text): Promise<void>;
  toHaveText(wanted: Text): Promise<void>;
  toHaveValue(wanted: Text): Promise<void>;
  toHaveAttribute(name: string, wanted: Text): Promise<void>;
  toBeFocused(): Promise<void>;
  toBeChecked(): Promise<void>;
  toBeDisabled(): Promise<void>;
  toBeEnabled(): Promise<void>;
  toHaveURL(wanted: Text): Promise<void>;
}

declare module 'vitest' {
  // eslint-disable-next-line no-unused-vars, typescript/no-explicit-any
  interface Matchers<T = any> extends Waiting {}
}
