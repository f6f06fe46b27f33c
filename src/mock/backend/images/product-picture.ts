import { PALETTES } from './palette';
import { SHAPES } from './shapes';
import { svgAddress } from './svg-address';

/** The picture of a product: what it is, in one colour, 400 by 300. */
export function productPicture(shape: keyof typeof SHAPES, colour: keyof typeof PALETTES): string {
  const palette = PALETTES[colour];
  const ground = `<path fill="${palette.ground}" d="M0 0h400v300H0z"/><ellipse cx="200" cy="262" rx="128" ry="9" fill="${palette.dark}" opacity=".12"/>`;
  return svgAddress(400, 300, ground + SHAPES[shape](palette));
}
