import { PALETTES } from './palette';
import { svgAddress } from './svg-address';

const SKINS = ['#f0c7a2', '#c98d62', '#e0ac80', '#9a6242'] as const;
const HAIR = ['#3a2a22', '#1f1b1a', '#6b4327', '#8d8a88'] as const;

/** Hair shapes: one behind the head, one over the forehead. */
const CUTS = [
  ['', 'M28 45c-2-30 46-30 44 0-6-2-10-6-13-11-8 6-20 9-31 11z'],
  ['M27 46c0-34 46-34 46 0v26H27z', 'M29 46c-2-35 44-35 42 0-12-1-19-6-24-13-4 7-10 11-18 13z'],
  ['M50 5a10 10 0 1 1 0 20 10 10 0 0 1 0-20z', 'M28 46c-2-32 46-32 44 0-8-12-14-14-22-14s-14 2-22 14z'],
] as const;

/** Draws an anonymous person; the same number gives the same picture. */
export function avatarPicture(number: number): string {
  const { ground, main, light } = pick(Object.values(PALETTES), number);
  const [behind, over] = pick(CUTS, number);
  const [skin, hair] = [pick(SKINS, number + Math.floor(number / 4)), pick(HAIR, number)];
  return svgAddress(
    100,
    100,
    `<clipPath id="c"><circle cx="50" cy="50" r="50"/></clipPath><g clip-path="url(#c)"><path fill="${ground}" d="M0 0h100v100H0z"/><path fill="${hair}" d="${behind}"/>` +
      `<path fill="${main}" d="M14 104c0-24 14-34 36-34s36 10 36 34z"/><path fill="${skin}" d="M42 58h16v13c0 10-16 10-16 0z"/><path fill="${light}" d="m40 70 10 12 10-12 4 2-14 18-14-18z"/>` +
      `<ellipse cx="50" cy="46" rx="20" ry="22" fill="${skin}"/><path fill="${hair}" d="${over}"/></g>`,
  );
}

function pick<Item>(list: readonly Item[], number: number): Item {
  return list[number % list.length] as Item;
}
