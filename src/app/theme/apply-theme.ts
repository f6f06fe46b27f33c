import { accentOf, type Accent } from './colours/accent-of';
import { channels } from './colours/contrast';
import { themedNavOf } from './colours/themed-nav-of';
import type { Scheme, ThemeSettings } from './settings/theme-settings';

/**
 * Makes the page look as the settings say: attributes and variables of the root element, which style sheets follow. Nothing is
 * drawn by React again, and MUI's theme stays the one it is.
 */
export function applyTheme(root: HTMLElement, settings: ThemeSettings, scheme: Scheme): void {
  const { themeColor, primaryColorLevel } = settings;
  stillFor(root, () => {
    root.dir = settings.direction;
    set(root, {
      mode: scheme,
      nav: settings.navMode,
      cards: settings.cardBordered ? 'bordered' : 'plain',
      width: settings.panelExpand ? 'full' : 'page',
      size: settings.controlSize,
      side: settings.layout.sideNavCollapse ? 'narrow' : 'wide',
    });
    const accent = accentOf(themeColor, primaryColorLevel, scheme);
    vary(root, '--mui-palette-primary-', {
      main: accent.main,
      dark: accent.dark,
      light: accent.light,
      contrastText: accent.contrastText,
    });
    vary(root, '--mui-palette-primary-', {
      mainChannel: channel(accent.main),
      darkChannel: channel(accent.dark),
      lightChannel: channel(accent.light),
      contrastTextChannel: channel(accent.contrastText),
    });
    vary(root, '--mui-palette-surface-', { selected: accent.selected });
    // A navigation may be light in the dark, or dark in the light.
    for (const other of ['light', 'dark'] as const)
      vary(root, `--rs-${other}-`, inNav(accentOf(themeColor, primaryColorLevel, other)));
    vary(root, '--rs-themed-', { ...themedNavOf(themeColor, primaryColorLevel, scheme) });
    document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.setAttribute('content', accent.main);
  });
}

/** Changes at once: colours that fade one after the other look like a fault. */
function stillFor(root: HTMLElement, change: () => void): void {
  root.setAttribute('data-still', '');
  change();
  requestAnimationFrame(() => requestAnimationFrame(() => root.removeAttribute('data-still')));
}

function set(root: HTMLElement, attributes: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(attributes)) {
    if (root.getAttribute(`data-${name}`) !== value) root.setAttribute(`data-${name}`, value);
  }
}

function vary(root: HTMLElement, prefix: string, variables: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(variables)) {
    if (root.style.getPropertyValue(prefix + name) !== value) root.style.setProperty(prefix + name, value);
  }
}

function inNav({ main, contrastText, selected }: Accent): Record<string, string> {
  return { accent: main, 'accent-text': contrastText, selected };
}

/** As MUI mixes with transparency: `17 94 89`. */
function channel(hex: string): string {
  return channels(hex).join(' ');
}
