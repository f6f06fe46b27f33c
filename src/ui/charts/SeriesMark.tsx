import { seriesStyle } from './series-style';
import styles from './charts.module.css';

const SHAPES = {
  circle: <circle cx="13" cy="6" r="3.5" />,
  square: <rect x="9.5" y="2.5" width="7" height="7" />,
  triangle: <path d="M13 1.5 17 9.5H9Z" />,
} as const;

/** A series' line and points in small, for a legend. */
export function SeriesMark({ index }: { readonly index: number }) {
  const { color, dash, shape } = seriesStyle(index);
  return (
    <svg aria-hidden width="26" height="12" className={styles['mark']} style={{ color }}>
      <line x1="0" x2="26" y1="6" y2="6" strokeDasharray={dash} />
      {SHAPES[shape]}
    </svg>
  );
}
