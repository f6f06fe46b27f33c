import { fireEvent } from '@testing-library/dom';
import * as hands from './hands';
import { keyboard } from './keyboard';
import { byCss, byLabel, byRole, byText, matches, plain, type Query, type RoleOptions, type Wanted } from './queries';
import { until } from './until';

interface Filter {
  readonly hasText?: Wanted;
  readonly has?: Locator;
}

/** Finds elements by their properties, again for each use. It has the interface of browser tests, as far as screen tests need it. */
export class Locator {
  /** @param said description of the query, for error messages */
  constructor(
    readonly query: Query,
    readonly said: string,
  ) {}

  getByRole(role: string, options: RoleOptions = {}): Locator {
    return this.inside(byRole(role, options), `${role} ${String(options.name ?? '')}`);
  }

  getByText(text: Wanted, { exact = false } = {}): Locator {
    return this.inside(byText(text, exact), `«${String(text)}»`);
  }

  getByLabel(label: Wanted, { exact = false } = {}): Locator {
    return this.inside(byLabel(label, exact), `field ${String(label)}`);
  }

  locator(selector: string, filter: Filter = {}): Locator {
    const found = this.inside(byCss(selector), selector);
    return filter.hasText === undefined ? found : found.filter(filter);
  }

  filter({ hasText, has }: Filter): Locator {
    const fits = (element: Element) =>
      (hasText === undefined || matches(plain(element.textContent), hasText)) &&
      (has === undefined || has.query(element).length > 0);
    return new Locator((root) => this.query(root).filter(fits), `${this.said} with ${String(hasText ?? has?.said)}`);
  }

  or(other: Locator): Locator {
    return new Locator(
      (root) => [...new Set([...this.query(root), ...other.query(root)])].toSorted(inOrder),
      `${this.said} or ${other.said}`,
    );
  }

  first = (): Locator => this.nth(0);
  last = (): Locator => this.nth(-1);

  nth(place: number): Locator {
    return new Locator((root) => [this.query(root).at(place) ?? []].flat(), `${this.said} (${place})`);
  }

  /** Returns the current matches. */
  now(): Element[] {
    return this.query(document);
  }

  /** Returns the single matching element. */
  one(): Element {
    const [found, ...more] = this.now();
    if (!found) throw new Error(`There is no ${this.said}.`);
    if (more.length > 0) throw new Error(`There are ${more.length + 1} of ${this.said}.`);
    return found;
  }

  count = async (): Promise<number> => this.now().length;
  allInnerTexts = async (): Promise<string[]> => this.now().map((element) => plain(element.textContent));
  innerText = (): Promise<string> => this.with((element) => plain(element.textContent));
  getAttribute = (name: string): Promise<string | null> => this.with((element) => element.getAttribute(name));
  inputValue = (): Promise<string> => this.with((element) => (element as HTMLInputElement).value);
  evaluate = <T>(look: (element: Element) => T): Promise<T> => this.with(look);

  click = (options?: hands.ClickOptions): Promise<void> => this.ready((element) => hands.click(element, options));
  fill = (text: string): Promise<void> => this.ready((element) => hands.fill(element, text));
  focus = (): Promise<void> => this.with(hands.focus);
  selectOption = (wanted: string | { readonly label: string }): Promise<void> =>
    this.ready((element) => hands.select(element, typeof wanted === 'string' ? wanted : wanted.label));

  async blur(): Promise<void> {
    await this.with(hands.leave);
  }

  async dblclick(): Promise<void> {
    await this.ready((element) => {
      hands.click(element);
      if (element.isConnected) hands.click(element);
      if (element.isConnected) fireEvent.dblClick(element);
    });
  }

  async press(key: string): Promise<void> {
    await this.focus();
    await keyboard.press(key);
  }

  async pressSequentially(text: string, _pace?: { readonly delay: number }): Promise<void> {
    await this.focus();
    await keyboard.type(text);
  }

  check = (): Promise<void> => this.tick(true);
  uncheck = (): Promise<void> => this.tick(false);

  private inside(query: Query, said: string): Locator {
    const below = (root: ParentNode) => [...new Set(this.query(root).flatMap((element) => query(element)))];
    return new Locator((root) => below(root), this.said === '' ? said : `${said} in ${this.said}`);
  }

  private with<T>(use: (element: Element) => T): Promise<T> {
    return until(() => this.one()).then(use);
  }

  /** Uses the element once it is enabled. */
  private ready(use: (element: Element) => void): Promise<void> {
    return until(() => {
      const element = this.one();
      if (element.matches(':disabled, [aria-disabled="true"]')) throw new Error(`${this.said} cannot be used.`);
      return element;
    }).then(use);
  }

  private async tick(wanted: boolean): Promise<void> {
    await this.ready((element) => {
      if (isChecked(element) !== wanted) hands.click(element);
    });
    await until(() => {
      // The element may disappear when it is ticked.
      const [element] = this.now();
      if (element && isChecked(element) !== wanted) throw new Error(`${this.said} did not change.`);
    });
  }
}

export const isChecked = (element: Element): boolean =>
  element instanceof HTMLInputElement ? element.checked : element.getAttribute('aria-checked') === 'true';

function inOrder(a: Element, b: Element): number {
  if (a === b) return 0;
  return a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1;
}
