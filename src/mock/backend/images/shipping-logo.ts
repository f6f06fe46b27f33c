import { PALETTES } from './palette';
import { svgAddress } from './svg-address';

const { light, main, dark } = PALETTES.teal;

/** The mark of the carrier that there is not: a parcel on its way. */
export const SHIPPING_LOGO = svgAddress(
  120,
  80,
  `<path stroke="${light}" stroke-width="6" stroke-linecap="round" d="M6 28h24M14 42h16M4 56h26"/><path fill="${main}" d="m40 22 32-14 34 14v36L72 72 40 58z"/>` +
    `<path fill="${dark}" d="m72 36 34-14v36L72 72z"/><path fill="${light}" d="m40 22 32-14 34 14-34 14z"/><path fill="#fff" opacity=".85" d="m54 16 34 14v13l-7 3V33L47 19z"/>`,
);
