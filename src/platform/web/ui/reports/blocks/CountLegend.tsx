import { useTranslate } from 'react-admin';
import { formatNumber } from '../../format/format-number';
import { countLevel } from './count-level';
import styles from './blocks.module.css';

/** Legend of the shades, in counts. */
export function CountLegend({ limits }: { readonly limits: readonly number[] }) {
  const translate = useTranslate();
  return (
    <ul className={styles['legend']} aria-label={translate('app.reports.legend')}>
      {limits.map((limit, index) => {
        const from = (limits[index - 1] ?? 0) + 1;
        return (
          <li key={limit} data-count={countLevel(limit, limits)}>
            {from === limit
              ? formatNumber(limit)
              : translate('app.reports.levelCount', { from: formatNumber(from), to: formatNumber(limit) })}
          </li>
        );
      })}
    </ul>
  );
}
