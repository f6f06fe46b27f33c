import { Suspense } from 'react';
import { percentOf, percentText } from '#platform/shared/percent';
import { ChartFigure } from './ChartFigure';
import { ChartSkeleton } from './ChartSkeleton';
import { seriesStyle } from './series-style';
import { lazyPart } from '../loading/lazy-part';
import styles from './charts.module.css';

const SharePlot = lazyPart(() => import('./SharePlot'));

export interface Share {
  readonly name: string;
  /** Not negative. */
  readonly value: number;
}

export interface ShareChartProps {
  readonly caption: string;
  readonly shares: readonly Share[];
  /** Heads of the table: what is counted apart, how much, and its part of the whole. */
  readonly titles: { readonly name: string; readonly value: string; readonly part: string };
  /** Said below the sum in the middle. */
  readonly totalTitle: string;
  readonly format: (value: number) => string;
}

/** Parts of a whole as a ring. Its legend is a table with every figure, for the eye and for assistive technology alike. */
export function ShareChart({ caption, shares, titles, totalTitle, format }: ShareChartProps) {
  const total = shares.reduce((sum, { value }) => sum + value, 0);
  const part = (value: number) => percentText(percentOf(value, total) ?? 0);
  return (
    <ChartFigure caption={caption}>
      <div className={styles['shares']}>
        <div className={styles['ring']}>
          <div aria-hidden className={styles['place']}>
            <Suspense fallback={<ChartSkeleton />}>
              <SharePlot shares={shares} part={part} format={format} />
            </Suspense>
          </div>
          <p>
            <b>{format(total)}</b>
            <span>{totalTitle}</span>
          </p>
        </div>
        <table className={styles['table']}>
          <caption className="rs-hidden">{caption}</caption>
          <thead>
            <tr>
              <th scope="col">{titles.name}</th>
              <th scope="col" data-number>
                {titles.value}
              </th>
              <th scope="col" data-number>
                {titles.part}
              </th>
            </tr>
          </thead>
          <tbody>
            {shares.map(({ name, value }, index) => (
              <tr key={name}>
                <th scope="row">
                  <span className={styles['share']}>
                    <span aria-hidden className={styles['swatch']} style={{ background: seriesStyle(index).color }} />
                    {name}
                  </span>
                </th>
                <td data-number>{format(value)}</td>
                <td data-number>{part(value)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </ChartFigure>
  );
}
