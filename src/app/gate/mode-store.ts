export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];

/** Light or dark, as far as the gate needs to know it. */
export interface ModeStore {
  get(): Mode;
  set(mode: Mode): void;
  subscribe(listener: () => void): () => void;
}

/** Where MUI keeps the choice, which the application goes on with. */
const KEY = 'mui-mode';

/** Draws the page in the chosen mode before anything is painted, and follows the machine where it says so. */
export function createModeStore(): ModeStore {
  const listeners = new Set<() => void>();
  const dark = window.matchMedia('(prefers-color-scheme: dark)');
  let mode = read();
  const show = () => {
    document.documentElement.dataset['mode'] = mode === 'system' ? (dark.matches ? 'dark' : 'light') : mode;
    for (const listener of listeners) listener();
  };
  dark.addEventListener('change', show);
  window.addEventListener('storage', ({ key }) => {
    if (key !== KEY) return;
    mode = read();
    show();
  });
  show();
  return {
    get: () => mode,
    set(next) {
      mode = next;
      try {
        localStorage.setItem(KEY, next);
      } catch {
        // Storage is blocked: the choice lasts as long as the gate.
      }
      show();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function read(): Mode {
  try {
    const kept = localStorage.getItem(KEY);
    return MODES.find((mode) => mode === kept) ?? 'system';
  } catch {
    return 'system';
  }
}
