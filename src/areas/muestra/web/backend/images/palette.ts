/** Colours of one drawing, from the ground to the darkest part. */
export interface Palette {
  readonly ground: string;
  readonly light: string;
  readonly main: string;
  readonly dark: string;
}

/** One family of colours: the same steps of lightness in each hue. */
export const PALETTES = {
  teal: { ground: '#dff3ef', light: '#a7ddd3', main: '#2a9d8f', dark: '#17565a' },
  indigo: { ground: '#e5e8fa', light: '#b9c2f0', main: '#5b6bd0', dark: '#2c3575' },
  amber: { ground: '#fdf1d8', light: '#f8d998', main: '#e29b2d', dark: '#7a4a12' },
  rose: { ground: '#fbe6e6', light: '#f3b9ba', main: '#d8605f', dark: '#74282f' },
  slate: { ground: '#e8edf1', light: '#bccad4', main: '#647f90', dark: '#2b3d49' },
  green: { ground: '#e6f3de', light: '#bfdfa9', main: '#6aa345', dark: '#33571f' },
} as const satisfies Readonly<Record<string, Palette>>;
