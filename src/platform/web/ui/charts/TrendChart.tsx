import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { seriesStyle } from './series-style';
import { ChartFigure } from './ChartFigure';
import { ChartSkeleton } from './ChartSkeleton';
import { TrendTable } from './TrendTable';
import { lazyPart } from '../loading/lazy-part';
import styles from './charts.module.css';
import type { TrendChartProps } from './trend';

const SHAPES = {
  circle: <circle cx="13" cy="6" r="3.5" />,
  square: <rect x="9.5" y="2.5" width="7" height="7" />,
  triangle: <path d="M13 1.5 17 9.5H9Z" />,
} as const;

/** Small line and marker of a series, for a legend. */
function SeriesMark({ index }: { readonly index: number }) {
  const { color, dash, shape } = seriesStyle(index);
  return (
    <svg aria-hidden width="26" height="12" className={styles['mark']} style={{ color }}>
      <line x1="0" x2="26" y1="6" y2="6" strokeDasharray={dash} />
      {SHAPES[shape]}
    </svg>
  );
}

// Loaded lazily: the chart library is larger than the page around it.
const TrendPlot = lazyPart(() => import('./TrendPlot'));

/**
 * Line chart of series over days; the first has a filled area. The same figures are in a table, always present for assistive technology and
 * shown to all at the press of a button.
 */
export function TrendChart({ caption, labels, series, labelTitle, asTable, asChart, format }: TrendChartProps) {
  const [tabled, setTabled] = useState(false);
  return (
    <ChartFigure
      caption={caption}
      beside={
        <>
          <ul className={styles['legend']}>
            {series.map(({ name }, index) => (
              <li key={name}>
                <SeriesMark index={index} />
                {name}
              </li>
            ))}
          </ul>
          <Button size="small" onClick={() => setTabled(!tabled)}>
            {tabled ? asChart : asTable}
          </Button>
        </>
      }
    >
      {!tabled && (
        <div aria-hidden className={styles['plot']}>
          <div>
            <Suspense fallback={<ChartSkeleton />}>
              <TrendPlot labels={labels} series={series} format={format} />
            </Suspense>
          </div>
        </div>
      )}
      <div className={tabled ? styles['scroll'] : 'rs-hidden'}>
        <TrendTable caption={caption} labelTitle={labelTitle} labels={labels} series={series} format={format} />
      </div>
    </ChartFigure>
  );
}
