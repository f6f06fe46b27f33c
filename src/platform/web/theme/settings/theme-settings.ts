import type { Level, ThemeColor } from '../colours/scales';

export const LAYOUT_TYPES = ['classic', 'modern', 'stackedSide', 'simple', 'decked', 'blank', 'tabletMode'] as const;
export type LayoutType = (typeof LAYOUT_TYPES)[number];

/** `system` follows the setting of the machine. */
export const MODES = ['light', 'dark', 'system'] as const;
export type Mode = (typeof MODES)[number];
/** Resolved scheme of a mode. */
export type Scheme = 'light' | 'dark';

export const NAV_MODES = ['light', 'dark', 'themed', 'transparent'] as const;
export type NavMode = (typeof NAV_MODES)[number];

export const DIRECTIONS = ['ltr', 'rtl'] as const;
export type Direction = (typeof DIRECTIONS)[number];

/** SPEC 9: 7, 9, 11, 14 and 16 steps of the 4 px grid; look.css defines the heights. */
export const CONTROL_SIZES = ['xs', 'sm', 'md', 'lg', 'xl'] as const;
export type ControlSize = (typeof CONTROL_SIZES)[number];

/** Input for numbers in tablet mode: the device's keyboard, or the application's pad. */
export const INPUT_TYPES = ['keyboard', 'pad'] as const;
export type InputType = (typeof INPUT_TYPES)[number];

export interface LayoutSettings {
  readonly type: LayoutType;
  readonly sideNavCollapse: boolean;
  /** Previous layout, to return to from a layout without a menu. */
  readonly previousType?: LayoutType;
}

/** SPEC 3. The language is stored separately (i18n/language.ts). */
export interface ThemeSettings {
  readonly themeColor: ThemeColor;
  readonly primaryColorLevel: Level;
  readonly mode: Mode;
  readonly direction: Direction;
  readonly cardBordered: boolean;
  /** True when the page uses the whole width of the window. */
  readonly panelExpand: boolean;
  readonly controlSize: ControlSize;
  readonly navMode: NavMode;
  readonly typeInput: InputType;
  readonly layout: LayoutSettings;
}

/** SPEC 9, first reading. */
export const DEFAULT_SETTINGS: ThemeSettings = {
  themeColor: 'teal',
  primaryColorLevel: 800,
  mode: 'light',
  direction: 'ltr',
  cardBordered: false,
  panelExpand: false,
  controlSize: 'md',
  navMode: 'themed',
  typeInput: 'keyboard',
  layout: { type: 'classic', sideNavCollapse: false },
};

/** The two readings of SPEC 9. The second leaves layout and navigation unchanged. */
export const PRESETS = {
  first: DEFAULT_SETTINGS,
  second: { themeColor: 'indigo', primaryColorLevel: 600, mode: 'light', controlSize: 'md' },
} as const satisfies Record<string, Partial<ThemeSettings>>;
export type PresetName = keyof typeof PRESETS;
