import { queryAllByRole, type ByRoleOptions } from '@testing-library/dom';

/** Finds elements below another, in the order of the document. */
export type Query = (root: ParentNode) => Element[];

/** A part of a text, case-insensitive; the whole text with `exact`; or a pattern. */
export type Wanted = string | RegExp;

export interface RoleOptions {
  readonly name?: Wanted;
  readonly exact?: boolean;
  readonly checked?: boolean;
  readonly selected?: boolean;
  readonly expanded?: boolean;
  readonly level?: number;
}

/** Returns a text without redundant white space. */
export const plain = (text: string | null | undefined): string => (text ?? '').replaceAll(/\s+/g, ' ').trim();

export function matches(text: string, wanted: Wanted, exact = false): boolean {
  if (wanted instanceof RegExp) return new RegExp(wanted.source, wanted.flags.replace('g', '')).test(text);
  return exact ? text === plain(wanted) : text.toLowerCase().includes(plain(wanted).toLowerCase());
}

export const byRole =
  (role: string, { name, exact = false, ...rest }: RoleOptions = {}): Query =>
  (root) => {
    const options: ByRoleOptions = {
      ...rest,
      ...(name === undefined ? {} : { name: (said: string) => matches(plain(said), name, exact) }),
    };
    return queryAllByRole(within(root), role, options);
  };

/** Finds the smallest elements that contain a text. */
export const byText =
  (wanted: Wanted, exact = false): Query =>
  (root) => {
    const found: Element[] = [];
    const visit = (element: Element): { readonly text: string; readonly holds: boolean } => {
      if (element.localName === 'script' || element.localName === 'style') return { text: '', holds: false };
      let text = '';
      let below = false;
      for (const child of element.childNodes) {
        if (child.nodeType === 3) text += child.nodeValue ?? '';
        if (child.nodeType !== 1) continue;
        const inner = visit(child as Element);
        text += inner.text;
        below ||= inner.holds;
      }
      const holds = !below && matches(plain(text), wanted, exact);
      if (holds) found.push(element);
      return { text, holds: holds || below };
    };
    for (const child of within(root).children) visit(child);
    return found;
  };

export const byLabel =
  (wanted: Wanted, exact = false): Query =>
  (root) =>
    [...root.querySelectorAll('input, select, textarea, button, [aria-label], [aria-labelledby]')].filter((element) =>
      labelsOf(element).some((label) => matches(plain(label), wanted, exact)),
    );

export const byPlaceholder =
  (wanted: Wanted): Query =>
  (root) =>
    [...root.querySelectorAll('[placeholder]')].filter((element) =>
      matches(plain(element.getAttribute('placeholder')), wanted),
    );

export const byCss =
  (selector: string): Query =>
  (root) => [...root.querySelectorAll(selector)];

/** Returns the body, which React renders into; the rest of the document has no content. */
const within = (root: ParentNode): HTMLElement => (root instanceof Document ? root.body : root) as HTMLElement;

function labelsOf(element: Element): string[] {
  const others = element.getAttribute('aria-labelledby');
  if (others !== null)
    return [
      others
        .split(/\s+/)
        .map((id) => document.getElementById(id)?.textContent ?? '')
        .join(' '),
    ];
  const own = element.getAttribute('aria-label');
  const { labels } = element as HTMLInputElement;
  return [...(own === null ? [] : [own]), ...[...(labels ?? [])].map((label) => label.textContent ?? '')];
}
