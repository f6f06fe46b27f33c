import type { Page } from '@playwright/test';
import { expect } from './expect';

/** Focused element, as described to a user. */
interface Focus {
  readonly tag: string;
  readonly role: string;
  readonly name: string;
  /** True if a ring, an edge or a background distinguishes it from its surroundings. */
  readonly visible: boolean;
}

/** The keyboard only, with checks: at no tab stop may the focus be lost or invisible. */
export class Keys {
  constructor(private readonly page: Page) {}

  /** Presses a key and checks the resulting focus. */
  async press(key: string): Promise<Focus> {
    await this.page.keyboard.press(key);
    return this.look(`after ${key}`);
  }

  async type(text: string): Promise<void> {
    await this.page.keyboard.type(text);
    await this.look(`after typing «${text}»`);
  }

  /** Presses Tab until the named element has the focus. */
  async to(name: RegExp, { key = 'Tab', most = 80 }: { key?: string; most?: number } = {}): Promise<void> {
    const passed: string[] = [];
    if (name.test((await this.focus()).name)) return;
    for (let step = 0; step < most; step += 1) {
      const here = await this.press(key);
      if (name.test(here.name)) return;
      passed.push(here.name);
    }
    throw new Error(`${String(name)} is not to be reached with ${key}; passed: ${passed.join(' | ')}`);
  }

  /** Waits until the named element gets the focus by itself. */
  async on(name: RegExp): Promise<void> {
    await expect.poll(async () => (await this.focus()).name).toMatch(name);
    await this.look(`on ${String(name)}`);
  }

  async look(when: string): Promise<Focus> {
    await expect
      .poll(async () => (await this.focus()).tag, { message: `the focus is lost ${when}`, intervals: [20, 50, 100] })
      .not.toBe('body');
    await expect
      .poll(
        async () => {
          const { visible, tag, name } = await this.focus();
          return visible || `${tag} «${name}»`;
        },
        { message: `the focus does not show ${when}`, intervals: [20, 50, 100] },
      )
      .toBe(true);
    return this.focus();
  }

  focus(): Promise<Focus> {
    return this.page.evaluate(() => {
      const element = document.activeElement ?? document.body;
      const box = element.getBoundingClientRect();
      const style = getComputedStyle(element);
      const parent = element.parentElement;
      const rings = (at: Element | null) =>
        at !== null &&
        (() => {
          const look = getComputedStyle(at);
          return (look.outlineStyle !== 'none' && parseFloat(look.outlineWidth) >= 1) || look.boxShadow !== 'none';
        })();
      // A Material field shows the focus on its frame, a grid cell on itself, a custom-drawn control on its sibling.
      const frame = element.closest('.MuiInputBase-root');
      const notched = frame?.querySelector('fieldset');
      // The program focuses a heading so that reading continues there; a heading has no action and needs no ring.
      const isHeading = /^h[1-6]$/i.test(element.tagName) && element.getAttribute('tabindex') === '-1';
      const visible =
        rings(element) ||
        rings(parent) ||
        rings(frame) ||
        (notched !== null && notched !== undefined && parseFloat(getComputedStyle(notched).borderTopWidth) >= 2) ||
        element.matches('.Mui-focusVisible, .Mui-focusVisible *') ||
        [...(parent?.children ?? [])].some((sibling) => sibling !== element && rings(sibling) && style.opacity === '0');
      const labels =
        element instanceof HTMLInputElement ||
        element instanceof HTMLSelectElement ||
        element instanceof HTMLTextAreaElement ||
        element instanceof HTMLButtonElement
          ? [...(element.labels ?? [])].map(({ innerText }) => innerText).join(' ')
          : '';
      const described = (element.getAttribute('aria-labelledby') ?? '')
        .split(' ')
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' ')
        .trim();
      const name =
        element.getAttribute('aria-label') || described || labels || (element as HTMLElement).innerText || '';
      const inSight =
        box.width > 0 && box.bottom > 0 && box.top < innerHeight && box.right > 0 && box.left < innerWidth;
      return {
        tag: element.tagName.toLowerCase(),
        role: element.getAttribute('role') ?? '',
        name: name.replace(/\s+/g, ' ').trim(),
        visible: (visible || isHeading) && inSight,
      };
    });
  }
}
