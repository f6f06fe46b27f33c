import { Suspense } from 'react';
import { percentOf, percentText } from '#platform/shared/text/percent';
import { ChartFigure } from './ChartFigure';
import { ChartSkeleton } from './ChartSkeleton';
import { seriesStyle } from './series-style';
import { lazyPart } from '../loading/lazy-part';
import styles from './charts.module.css';
import type { Share } from './share';

const SharePlot = lazyPart(() => import('./SharePlot'));

export interface ShareChartProps {
  readonly caption: string;
  readonly shares: readonly Share[];
  /** Column headings of the table: category, value, and percentage of the whole. */
  readonly titles: { readonly name: string; readonly value: string; readonly part: string };
  /** Caption of the sum in the middle. */
  readonly totalTitle: string;
  readonly format: (value: number) => string;
}

/** Ring chart of the parts of a whole. Its legend is a table with every figure, for sighted users and assistive technology alike. */
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
