import { accentOf, type Accent } from './colours/accent-of';
import { channels } from './colours/contrast';
import { themedNavOf } from './colours/themed-nav-of';
import type { Scheme, ThemeSettings } from './settings/theme-settings';

/**
 * Applies the settings to the page by attributes and variables of the root element, which style sheets use. React renders nothing again,
 * and MUI's theme is unchanged.
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
    // The navigation may be light in dark mode, or dark in light mode.
    ...named('--rs-light-', inNav(accentOf(themeColor, primaryColorLevel, 'light'))),
    ...named('--rs-dark-', inNav(accentOf(themeColor, primaryColorLevel, 'dark'))),
    ...named('--rs-themed-', { ...themedNavOf(themeColor, primaryColorLevel, scheme) }),
  };
  const otherAttributes = Object.entries(attributes).filter(([name, value]) => root.getAttribute(name) !== value);
  const otherVariables = Object.entries(variables).filter(
    ([name, value]) => root.style.getPropertyValue(name) !== value,
  );
  // Returns early for changes that do not affect the root element, such as another layout: each write to it restyles every element.
  if (otherAttributes.length + otherVariables.length === 0) return;
  stillFor(root, () => {
    for (const [name, value] of otherAttributes) root.setAttribute(name, value);
    for (const [name, value] of otherVariables) root.style.setProperty(name, value);
  });
  document.querySelector<HTMLMetaElement>('meta[name="theme-color"]')?.setAttribute('content', accent.main);
}

/** Time without CSS transitions after a change, in milliseconds. */
const STILL_MS = 300;
let stillUntil: ReturnType<typeof setTimeout> | undefined;

/**
 * Applies a change without CSS transitions: colours that fade one after the other look like a fault. Its start and end each restyle every
 * element, so it ends after the last of several changes.
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

/** Returns a colour as MUI's channel format: `17 94 89`. */
function channel(hex: string): string {
  return channels(hex).join(' ');
}
