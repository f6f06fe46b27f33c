import type { LIGHT, Surfaces } from './palette';

type Tones = Record<keyof (typeof LIGHT)['tone'], { text: string; fill: string; line: string }>;

declare module '@mui/material/styles' {
  interface Palette {
    surface: Surfaces;
    tone: Tones;
  }
  interface PaletteOptions {
    surface?: Surfaces;
    tone?: Tones;
  }
}
