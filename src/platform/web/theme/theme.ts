import { createTheme } from '@mui/material/styles';
import { components } from './components';
import { accentOf, type Accent } from './colours/accent-of';
import { DARK, LIGHT } from './palette';
import { DEFAULT_SETTINGS, type Scheme } from './settings/theme-settings';

const FONT = '"Public Sans Variable", system-ui, -apple-system, "Segoe UI", Roboto, sans-serif';

/** Dialogs and menus appear without animation when reduced motion is preferred; `base.css` stops all other motion. */
const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
const ms = (duration: number) => (isStill ? 0 : duration);
const DURATIONS = {
  shortest: ms(80),
  shorter: ms(100),
  short: ms(120),
  standard: ms(150),
  complex: ms(150),
  enteringScreen: ms(150),
  leavingScreen: ms(120),
};

/**
 * The only theme. Its colours become CSS variables (`--mui-palette-surface-line` and so on), which the application's style sheets use too.
 * Another mode or accent (apply-theme.ts) thus repaints without rendering.
 */
export const theme = createTheme({
  cssVariables: { colorSchemeSelector: 'data-mode' },
  colorSchemes: {
    light: {
      palette: {
        primary: primary('light'),
        error: { main: LIGHT.tone.danger.text, contrastText: '#ffffff' },
        warning: { main: LIGHT.tone.warning.text, contrastText: '#ffffff' },
        success: { main: LIGHT.tone.success.text, contrastText: '#ffffff' },
        info: { main: LIGHT.tone.info.text, contrastText: '#ffffff' },
        background: { default: LIGHT.surface.page, paper: LIGHT.surface.raised },
        divider: LIGHT.surface.line,
        text: LIGHT.text,
        surface: LIGHT.surface,
        tone: LIGHT.tone,
      },
    },
    dark: {
      palette: {
        primary: primary('dark'),
        error: { main: DARK.tone.danger.text, contrastText: '#2b0a08' },
        warning: { main: DARK.tone.warning.text, contrastText: '#241803' },
        success: { main: DARK.tone.success.text, contrastText: '#06190e' },
        info: { main: DARK.tone.info.text, contrastText: '#061827' },
        background: { default: DARK.surface.page, paper: DARK.surface.raised },
        divider: DARK.surface.line,
        text: DARK.text,
        surface: DARK.surface,
        tone: DARK.tone,
      },
    },
  },
  spacing: 4,
  shape: { borderRadius: 8 },
  breakpoints: { values: { xs: 0, sm: 640, md: 900, lg: 1200, xl: 1536 } },
  typography: {
    fontFamily: FONT,
    fontSize: 14,
    htmlFontSize: 16,
    h1: { fontSize: '1.5rem', lineHeight: 1.25, fontWeight: 650, letterSpacing: '-0.012em' },
    h2: { fontSize: '1.0625rem', lineHeight: 1.35, fontWeight: 650, letterSpacing: '-0.006em' },
    h3: { fontSize: '0.9375rem', lineHeight: 1.4, fontWeight: 650 },
    body1: { fontSize: '0.9375rem', lineHeight: 1.55 },
    body2: { fontSize: '0.875rem', lineHeight: 1.5 },
    button: { fontSize: '0.875rem', fontWeight: 600, textTransform: 'none', letterSpacing: 0 },
    caption: { fontSize: '0.8125rem', lineHeight: 1.45 },
  },
  transitions: { duration: DURATIONS },
  components,
});

/** The theme for right-to-left layout. */
export const rtlTheme: typeof theme = { ...theme, direction: 'rtl' };

function primary(scheme: Scheme): Pick<Accent, 'main' | 'dark' | 'light' | 'contrastText'> {
  const { main, dark, light, contrastText } = accentOf(
    DEFAULT_SETTINGS.themeColor,
    DEFAULT_SETTINGS.primaryColorLevel,
    scheme,
  );
  return { main, dark, light, contrastText };
}
