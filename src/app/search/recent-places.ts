import { browserStorage } from '../../auth/browser-storage';

/** A page that was left, and what it was called. */
export interface Place {
  readonly to: string;
  readonly text: string;
}

const MOST = 8;

/** In the tab alone, and with the person's number, so that it goes with them (src/auth/forget-person.ts). */
const keyOf = (person: number): string => `red-salud.reciente.${person}`;

/** The pages that somebody was on last in this tab, the last one first. */
export function recentPlaces(person: number): readonly Place[] {
  try {
    const kept: unknown = JSON.parse(browserStorage('sessionStorage')?.getItem(keyOf(person)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isPlace).slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Keeps a page; forms, and what has no name of its own, are not kept. */
export function rememberPlace(person: number, { to, text }: Place): void {
  const [, first, second, ...more] = to.split('/');
  if (text === '' || !first || first === 'home' || second === 'create' || more.length > 0) return;
  try {
    const others = recentPlaces(person).filter((place) => place.to !== to);
    browserStorage('sessionStorage')?.setItem(keyOf(person), JSON.stringify([{ to, text }, ...others].slice(0, MOST)));
  } catch {
    // Storage is full or blocked: nothing is offered before one types.
  }
}

function isPlace(value: unknown): value is Place {
  const { to, text } = (value ?? {}) as Partial<Record<keyof Place, unknown>>;
  return typeof to === 'string' && to.startsWith('/') && typeof text === 'string';
}
