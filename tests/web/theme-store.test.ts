import { describe, expect, it } from 'vitest';
import { createThemeStore, THEME_KEY } from '#platform/web/theme/settings/theme-store';
import { DEFAULT_SETTINGS, type Scheme, type ThemeSettings } from '#platform/web/theme/settings/theme-settings';
import { readSettings } from '#platform/web/theme/settings/read-settings';

class Machine extends EventTarget {
  dark = false;
  private changed: (() => void)[] = [];
  matchMedia() {
    const isDark = () => this.dark;
    return {
      get matches() {
        return isDark();
      },
      addEventListener: (_type: 'change', listener: () => void) => void this.changed.push(listener),
    };
  }
  goDark() {
    this.dark = true;
    for (const listener of this.changed) listener();
  }
}

class StorageChange extends Event {
  constructor(readonly key: string | null) {
    super('storage');
  }
}
Object.assign(globalThis, { StorageEvent: StorageChange });

function storage(initial: Record<string, string> = {}): Storage {
  const kept = new Map(Object.entries(initial));
  return {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  } as Storage;
}

function start(kept: Storage | null, machine = new Machine()) {
  const shown: { settings: ThemeSettings; scheme: Scheme }[] = [];
  const store = createThemeStore(kept, machine, (settings, scheme) => void shown.push({ settings, scheme }));
  return { store, shown, machine };
}

describe('the store of the theme settings', () => {
  it('returns the stored settings from the first read', () => {
    const { shown } = start(storage({ [THEME_KEY]: '{"mode":"dark","themeColor":"rose"}' }));
    expect(shown).toEqual([{ settings: { ...DEFAULT_SETTINGS, mode: 'dark', themeColor: 'rose' }, scheme: 'dark' }]);
  });

  it('stores a change, and shows it before it notifies subscribers', () => {
    const kept = storage();
    const { store, shown } = start(kept);
    const told: number[] = [];
    store.subscribe(() => told.push(shown.length));
    store.dispatch({ type: 'layout', layout: 'decked' });
    expect(told).toEqual([2]);
    expect(readSettings(kept.getItem(THEME_KEY))).toEqual(store.get());
    expect(store.get().layout.type).toBe('decked');
  });

  it('follows another tab, and cleared storage', () => {
    const kept = storage();
    const { store, machine } = start(kept);
    kept.setItem(THEME_KEY, '{"mode":"dark"}');
    machine.dispatchEvent(new StorageChange(THEME_KEY));
    expect(store.get().mode).toBe('dark');
    kept.removeItem(THEME_KEY);
    machine.dispatchEvent(new StorageChange(null));
    expect(store.get()).toEqual(DEFAULT_SETTINGS);
  });

  it('follows the dark mode of the machine if so set', () => {
    const { store, shown, machine } = start(storage({ [THEME_KEY]: '{"mode":"system","navMode":"light"}' }));
    expect(store.getScheme()).toBe('light');
    machine.goDark();
    expect(store.getScheme()).toBe('dark');
    expect(shown.at(-1)).toMatchObject({ scheme: 'dark', settings: { navMode: 'dark' } });
  });

  it('works with blocked or unreadable storage', () => {
    const { store } = start(null);
    store.dispatch({ type: 'mode', mode: 'dark' });
    expect(store.get().mode).toBe('dark');
    for (const text of [
      '',
      'no',
      '[]',
      '7',
      'null',
      '{"layout":7,"mode":"blue","primaryColorLevel":"800","cardBordered":1}',
    ])
      expect(readSettings(text)).toEqual(DEFAULT_SETTINGS);
    expect(readSettings('{"layout":{"type":"simple","previousType":"modern","sideNavCollapse":true}}').layout).toEqual({
      type: 'simple',
      previousType: 'modern',
      sideNavCollapse: true,
    });
  });
});
