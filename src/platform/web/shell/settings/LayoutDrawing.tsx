import type { LayoutType } from '../../theme/settings/theme-settings';
import styles from './settings-panel.module.css';

type Box = readonly [x: number, y: number, width: number, height: number];

/** Positions of navigation and page, by layout. */
const BOXES: Readonly<Record<LayoutType, { readonly nav: readonly Box[]; readonly page: readonly Box[] }>> = {
  classic: {
    nav: [[0, 0, 18, 40]],
    page: [
      [21, 3, 36, 4],
      [21, 11, 36, 26],
    ],
  },
  modern: {
    nav: [
      [3, 4, 10, 3],
      [3, 10, 10, 3],
      [3, 16, 10, 3],
    ],
    page: [[16, 3, 41, 34]],
  },
  stackedSide: {
    nav: [
      [0, 0, 7, 40],
      [9, 6, 10, 3],
      [9, 12, 10, 3],
      [9, 18, 10, 3],
    ],
    page: [
      [22, 3, 35, 4],
      [22, 11, 35, 26],
    ],
  },
  simple: { nav: [[0, 0, 60, 8]], page: [[6, 13, 48, 24]] },
  decked: {
    nav: [[0, 9, 60, 7]],
    page: [
      [3, 3, 20, 3],
      [6, 20, 48, 17],
    ],
  },
  blank: { nav: [], page: [[4, 4, 52, 32]] },
  tabletMode: {
    nav: [
      [0, 0, 60, 7],
      [0, 32, 60, 8],
    ],
    page: [
      [6, 11, 22, 17],
      [32, 11, 22, 17],
    ],
  },
};

/** Miniature drawing of a layout. */
export function LayoutDrawing({ type }: { readonly type: LayoutType }) {
  const { nav, page } = BOXES[type];
  const draw = (boxes: readonly Box[], name: string) =>
    boxes.map(([x, y, width, height]) => (
      <rect key={`${name}${x} ${y}`} className={styles[name]} x={x} y={y} width={width} height={height} rx="1.5" />
    ));
  return (
    <svg className={styles['drawing']} viewBox="0 0 60 40" aria-hidden focusable="false">
      {draw(nav, 'nav')}
      {draw(page, 'page')}
    </svg>
  );
}
