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
  const accent = accentOf(themeColor, primaryColorLevel, scheme);
  const attributes = {
    dir: settings.direction,
    'data-mode': scheme,
    'data-nav': settings.navMode,
    'data-cards': settings.cardBordered ? 'bordered' : 'plain',
    'data-width': settings.panelExpand ? 'full' : 'page',
    'data-size': settings.controlSize,
    'data-side': settings.layout.sideNavCollapse ? 'narrow' : 'wide',
  };
  const variables = {
    ...named('--mui-palette-primary-', {
      main: accent.main,
      dark: accent.dark,
      light: accent.light,
      contrastText: accent.contrastText,
      mainChannel: channel(accent.main),
      darkChannel: channel(accent.dark),
      lightChannel: channel(accent.light),
      contrastTextChannel: channel(accent.contrastText),
    }),
    ...named('--mui-palette-surface-', { selected: accent.selected }),
    // A navigation may be light in the dark, or dark in the light.
    ...named('--rs-light-', inNav(accentOf(themeColor, primaryColorLevel, 'light'))),
    ...named('--rs-dark-', inNav(accentOf(themeColor, primaryColorLevel, 'dark'))),
    ...named('--rs-themed-', { ...themedNavOf(themeColor, primaryColorLevel, scheme) }),
  };
  const otherAttributes = Object.entries(attributes).filter(([name, value]) => root.getAttribute(name) !== value);
  const otherVariables = Object.entries(variables).filter(
    ([name, value]) => root.style.getPropertyValue(name) !== value,
  );
  // Another layout, say, is no matter of the root element's: each touch of it costs every element of the page its style.
  if (otherAttributes.length + otherVariables.length === 0) return;
  stillFor(root, () => {
    for (const [name, value] of otherAttributes) root.setAttribute(name, value);
    for (const [name, value] of otherVariables) root.style.setProperty(name, value);
  });
  document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.setAttribute('content', accent.main);
}

/** Time without transitions after a change, ms. */
const STILL_MS = 300;
let stillUntil: ReturnType<typeof setTimeout> | undefined;

/**
 * Changes at once: colours that fade one after the other look like a fault. Beginning and end of it cost every element its style, so
 * it ends after the last of several changes.
 */
function stillFor(root: HTMLElement, change: () => void): void {
  clearTimeout(stillUntil);
  root.setAttribute('data-still', '');
  change();
  stillUntil = setTimeout(() => root.removeAttribute('data-still'), STILL_MS);
}

function named(prefix: string, values: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(values).map(([name, value]) => [prefix + name, value]));
}

function inNav({ main, contrastText, selected }: Accent): Record<string, string> {
  return { accent: main, 'accent-text': contrastText, selected };
}

/** As MUI mixes with transparency: `17 94 89`. */
function channel(hex: string): string {
  return channels(hex).join(' ');
}
