import { useTranslate } from 'react-admin';
import { formatNumber } from '../format/format-number';
import type { ReportChartData } from './report-answer';
import styles from './report.module.css';

const WIDTH = 720;
const HEIGHT = 220;
const EDGE = 8;

/** Line chart of series in the order of the rows. Screen readers announce its range; the table has each figure. */
export function ReportLines({
  chart: { categorias, series },
  most,
}: {
  readonly chart: ReportChartData;
  readonly most: number;
}) {
  const translate = useTranslate();
  const x = (index: number) => EDGE + (index / Math.max(1, categorias.length - 1)) * (WIDTH - 2 * EDGE);
  const y = (value: number) => HEIGHT - EDGE - (value / most) * (HEIGHT - 2 * EDGE);
  return (
    <div className={styles['lines']}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        role="img"
        aria-label={translate('app.reports.lineRange', {
          from: categorias[0] ?? '',
          to: categorias.at(-1) ?? '',
          most: formatNumber(most),
        })}
      >
        {[0, 0.5, 1].map((part) => (
          <line key={part} x1={EDGE} x2={WIDTH - EDGE} y1={y(most * part)} y2={y(most * part)} />
        ))}
        {series.map(({ campo, valores }, index) => (
          <polyline
            key={campo}
            data-series={index % 4}
            points={valores.map((value, at) => `${x(at)},${y(value ?? 0)}`).join(' ')}
          />
        ))}
      </svg>
      <p aria-hidden>
        <span>{categorias[0]}</span>
        <span>{categorias.at(-1)}</span>
      </p>
    </div>
  );
}
