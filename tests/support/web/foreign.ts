import type { Page } from '@playwright/test';
import { catalogue, formsOf, type Language } from './texts';

/** Default English texts of components. */
const BUILT_IN = [
  'Open',
  'Close',
  'Clear',
  'No options',
  'Loading…',
  'Rows per page:',
  'Go to first page',
  'Go to previous page',
  'Go to next page',
  'Go to last page',
  'pagination navigation',
  'Oh no',
  'Something went wrong',
  'Required',
  'Unexpected Application Error!',
  'Invalid date',
];
const BARE_KEY = /^(app|resources|errors|enums|ra|names)\.[\w-]+(\.[\w-]+)*$/;
/** Letters that occur in no English text of the product. */
const SPANISH_LETTERS = /[áéíóúñÁÉÍÓÚÑ¿¡«»]/;

/** Returns the texts of a page: drawn, announced, and shown on hover. Parts with their own language are excluded. */
export function shownTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const found = new Set<string>([document.title]);
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT | NodeFilter.SHOW_ELEMENT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node instanceof Element ? node : node.parentElement;
      if (!element || element.closest('script, style, [lang]:not(html)')) continue;
      if (node instanceof Element)
        for (const name of [
          'aria-label',
          'title',
          'placeholder',
          'alt',
          'aria-description',
          'aria-roledescription',
          'aria-valuetext',
          'data-more',
        ])
          found.add(node.getAttribute(name) ?? '');
      else found.add(node.textContent ?? '');
    }
    return [...found].map((text) => text.replace(/\s+/g, ' ').trim()).filter((text) => /\p{L}{2}|\d/u.test(text));
  });
}

/** Adds the texts of an answer; for formatted texts, the parts between tags. */
export function addData(data: Set<string>, value: unknown): void {
  if (typeof value === 'string')
    for (const text of [value, ...value.split(/<[^>]*>/)]) data.add(text.replace(/\s+/g, ' ').trim());
  else if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) addData(data, inner);
}

/** Collects the data that the server sends, which is shown unchanged in every language. */
export function collectData(page: Page): Set<string> {
  const data = new Set<string>();
  page.on('response', (response) => {
    if (!response.url().includes('/api/') || !response.ok()) return;
    response.json().then(
      (answer: unknown) => addData(data, answer),
      () => undefined,
    );
  });
  return data;
}

/** Returns the pattern of a text with gaps, which matches its filled-in forms. */
function pattern(text: string): RegExp {
  const parts = text
    .replace(/\s+/g, ' ')
    .split(/%\{\w+\}/)
    .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  return new RegExp(`^${parts.join('.+')}$`);
}

/** True when a text has enough letters, without gaps and punctuation, to detect its language. */
const isTelling = (text: string) => text.replace(/%\{\w+\}/g, '').replace(/[^\p{L}]/gu, '').length >= 4;

const wordsOf = new WeakMap<ReadonlySet<string>, { size: number; words: Set<string> }>();
/** Returns the words of the data: some names combine several of them. */
function words(data: ReadonlySet<string>): ReadonlySet<string> {
  const known = wordsOf.get(data);
  if (known?.size === data.size) return known.words;
  const fresh = new Set([...data].flatMap((text) => text.split(/[\s,.;:·()]+/)));
  wordsOf.set(data, { size: data.size, words: fresh });
  return fresh;
}

/** Returns the texts of a page in another language, or in none. */
type Foreign = (texts: readonly string[], data: ReadonlySet<string>) => string[];

/** Created once for all tests of a worker from thousands of texts and patterns. */
const finders = new Map<Language, Foreign>();

/** Returns a function that finds the texts of a page in another language, or in none. */
export function foreignTo(language: Language): Foreign {
  const finder = finders.get(language) ?? finderOf(language);
  finders.set(language, finder);
  return finder;
}

function finderOf(language: Language): Foreign {
  const own = catalogue(language);
  const ownForms = new Set([...own.values()].flatMap(formsOf));
  const ownPatterns = [...ownForms].filter((form) => form.includes('%{') && isTelling(form)).map(pattern);
  const others = (['es', 'es-mx', 'en'] as const).filter((name) => name !== language);
  const foreign = new Set<string>(language === 'en' ? [] : BUILT_IN);
  for (const other of others) {
    for (const [key, text] of catalogue(other))
      if (own.get(key) !== text) formsOf(text).forEach((form) => foreign.add(form));
  }
  for (const form of ownForms) foreign.delete(form);
  const exact = new Set([...foreign].filter((form) => !form.includes('%{')));
  const patterns = [...foreign].filter((form) => form.includes('%{') && isTelling(form)).map(pattern);
  return (texts, data) =>
    texts.filter((text) => {
      if (BARE_KEY.test(text)) return true;
      if (data.has(text) || ownForms.has(text)) return false;
      if (exact.has(text)) return true;
      if (ownPatterns.some((form) => form.test(text))) return false;
      if (patterns.some((form) => form.test(text))) return true;
      return (
        language === 'en' &&
        text
          .split(/[\s,.;:·()]+/)
          .some((word) => SPANISH_LETTERS.test(word) && !words(data).has(word.replace(/[«»¿¡]/g, '')))
      );
    });
}
