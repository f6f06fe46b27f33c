import { useTranslate } from 'react-admin';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { BlockFigure } from './BlockFigure';
import { formatOf } from './format-of';
import type { BlockProps } from './report-block';
import { useDrill } from './useDrill';
import styles from './blocks.module.css';

/** Cumulative percentage that the main contributions make up. */
const MAX_OF_IT = 80;

/** Pareto chart, largest contribution first. Each bar starts at the end of the previous one, so the ends show the cumulative total. */
export default function Pareto({ block, rows, params, title, titleOf }: BlockProps) {
  const translate = useTranslate();
  const drillTo = useDrill(params);
  const format = formatOf(block);
  const { label = '', value = '', figure = '' } = block.roles;
  const few = rows.findIndex((row) => Number(row[figure] ?? 0) >= MAX_OF_IT) + 1;
  return (
    <BlockFigure
      title={title}
      legend={<p className={styles['markLegend']}>{translate('app.reports.mark', { mark: MAX_OF_IT })}</p>}
    >
      {few > 0 && (
        <p className={styles['summary']}>
          {translate('app.reports.paretoSummary', { smart_count: few, share: format(figure, rows[few - 1]![figure]!) })}
        </p>
      )}
      <ol className={styles['pareto']}>
        {rows.map((row, index) => {
          const to = drillTo(block.drill, row);
          const name = String(row[label] ?? '');
          const end = Number(row[figure] ?? 0);
          const start = index === 0 ? 0 : Number(rows[index - 1]![figure] ?? 0);
          return (
            <li key={index}>
              <span className={styles['meterName']}>{to ? <Link to={to}>{name}</Link> : name}</span>
              <span
                aria-hidden
                className={styles['track']}
                style={{ '--start': start / 100, '--end': end / 100, '--mark': MAX_OF_IT / 100 } as CSSProperties}
              />
              <b>{format(value, row[value] ?? null)}</b>
              <span className={styles['meterText']}>
                {titleOf(figure)}: {format(figure, row[figure] ?? null)}
              </span>
            </li>
          );
        })}
      </ol>
    </BlockFigure>
  );
}
