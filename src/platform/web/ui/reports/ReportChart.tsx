import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatNumber } from '../format/format-number';
import { ReportLines } from './ReportLines';
import type { ReportChartData } from './report-answer';
import styles from './report.module.css';

interface ReportChartProps {
  readonly chart: ReportChartData;
  /** True when there are more rows than it shows. */
  readonly more: boolean;
}

/** Chart of a report. The table below has the same figures, and each bar is labelled with its own. */
export function ReportChart({ chart, more }: ReportChartProps) {
  const translate = useTranslate();
  const titleId = useId();
  const { categorias, series, tipo } = chart;
  const most = Math.max(1, ...series.flatMap(({ valores }) => valores.map((value) => value ?? 0)));
  return (
    <figure className={styles['chart']} aria-labelledby={titleId}>
      <figcaption>
        <h2 id={titleId}>
          {translate(more && tipo === 'bar' ? 'app.reports.chartOfLargest' : 'app.reports.chart', {
            count: categorias.length,
          })}
        </h2>
        <ul className={styles['legend']}>
          {series.map(({ campo, titulo }, index) => (
            <li key={campo} data-series={index % 4}>
              {titulo}
            </li>
          ))}
        </ul>
      </figcaption>
      {tipo === 'line' ? (
        <ReportLines chart={chart} most={most} />
      ) : (
        <dl className={styles['bars']}>
          {categorias.map((category, row) => (
            <div key={`${row}-${category}`}>
              <dt>{category}</dt>
              <dd>
                {series.map(({ campo, titulo, valores }, index) => {
                  const value = valores[row] ?? 0;
                  return (
                    <span key={campo} className={styles['barRow']}>
                      <svg aria-hidden width="100%" height="10">
                        <rect data-series={index % 4} width={`${(value / most) * 100}%`} height="10" rx="2" />
                      </svg>
                      <span>
                        <span className="rs-hidden">{titulo}: </span>
                        {formatNumber(value)}
                      </span>
                    </span>
                  );
                })}
              </dd>
            </div>
          ))}
        </dl>
      )}
    </figure>
  );
}
