/**
 * Neutrals and tones of the product; the accent is chosen (colours/). Neutrals have a slight teal tint, so that surfaces, borders and text
 * match. Dark mode is designed separately, not inverted: higher surfaces are lighter, and the accent is lighter with dark text.
 */

/** Chips, banners and icons with a meaning: text and border on a tint of the same hue (AA on both). */
interface Tones {
  readonly neutral: Tone;
  readonly info: Tone;
  readonly success: Tone;
  readonly warning: Tone;
  readonly danger: Tone;
}
interface Tone {
  readonly text: string;
  readonly fill: string;
  readonly line: string;
}

export interface Surfaces {
  /** Background of the page. */
  readonly page: string;
  /** Cards, tables, menus. */
  readonly raised: string;
  /** Table heads, code, the inside of a disabled input. */
  readonly sunken: string;
  /** Side navigation. */
  readonly side: string;
  readonly hover: string;
  readonly selected: string;
  /** Border between related elements. */
  readonly line: string;
  /** Border of inputs: 3:1 against its surroundings. */
  readonly control: string;
}

export const LIGHT = {
  surface: {
    page: '#f6f8f8',
    raised: '#ffffff',
    sunken: '#f0f4f3',
    side: '#fbfcfc',
    hover: '#f2f6f5',
    selected: '#e6f4f1',
    line: '#dfe6e4',
    control: '#82918e',
  } satisfies Surfaces,
  text: { primary: '#142321', secondary: '#4d5f5c', disabled: '#7b8a87' },
  tone: {
    neutral: { text: '#41524f', fill: '#eef2f1', line: '#d5dedc' },
    info: { text: '#0b4f82', fill: '#e8f2fb', line: '#c3dcf1' },
    success: { text: '#17603a', fill: '#e7f5ec', line: '#bfe0cc' },
    warning: { text: '#7a4a04', fill: '#fdf3df', line: '#eed6a4' },
    danger: { text: '#a1211c', fill: '#fdecea', line: '#f2c4c0' },
  } satisfies Tones,
} as const;

export const DARK = {
  surface: {
    page: '#0d1413',
    raised: '#151e1d',
    sunken: '#111918',
    side: '#111918',
    hover: '#1c2827',
    selected: '#16322f',
    line: '#2a3937',
    control: '#6b7f7b',
  } satisfies Surfaces,
  text: { primary: '#e7eeec', secondary: '#a7b8b4', disabled: '#74867f' },
  tone: {
    neutral: { text: '#c0cecb', fill: '#1f2b29', line: '#364643' },
    info: { text: '#9fcdf5', fill: '#112a3d', line: '#1f4563' },
    success: { text: '#8fd9ad', fill: '#112d1e', line: '#1f4b33' },
    warning: { text: '#f0c674', fill: '#332407', line: '#553e12' },
    danger: { text: '#f7a8a2', fill: '#3a1614', line: '#642724' },
  } satisfies Tones,
} as const;
