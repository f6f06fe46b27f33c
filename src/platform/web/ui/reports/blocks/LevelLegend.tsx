import { useTranslate } from 'react-admin';
import { formatNumber } from '../../format/format-number';
import styles from './blocks.module.css';

/** Legend of the five colours. */
export function LevelLegend({ levels }: { readonly levels: readonly number[] }) {
  const translate = useTranslate();
  const limits = levels.map((level) => formatNumber(level));
  return (
    <ul className={styles['legend']} aria-label={translate('app.reports.legend')}>
      {[...limits, null].map((limit, level) => (
        <li key={level} data-level={level}>
          {limit === null
            ? translate('app.reports.levelFrom', { from: limits.at(-1)! })
            : level === 0
              ? translate('app.reports.levelBelow', { to: limit })
              : translate('app.reports.levelBetween', { from: limits[level - 1]!, to: limit })}
        </li>
      ))}
    </ul>
  );
}
