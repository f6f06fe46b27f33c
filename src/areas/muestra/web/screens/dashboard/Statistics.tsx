import { useTranslate } from 'react-admin';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { Icon } from '#platform/web/ui/icons/Icon';
import type { SalesDashboard } from '../../wire';
import { pesos } from '../pesos';
import { Growth } from './Growth';
import styles from './dashboard.module.css';

const CARDS = [
  { name: 'revenue', icon: 'money', format: pesos },
  { name: 'orders', icon: 'clipboard', format: (value: number) => formatNumber(value) },
  { name: 'purchases', icon: 'box', format: (value: number) => formatNumber(value) },
] as const;

/** Renders the three main figures, each with its change. */
export function Statistics({ statistics }: { readonly statistics: SalesDashboard['statisticData'] }) {
  const translate = useTranslate();
  return (
    <dl className={styles['statistics']}>
      {CARDS.map(({ name, icon, format }) => (
        <div key={name} className={styles['statistic']}>
          <dt>
            <Icon name={icon} />
            {translate(`mock.dashboard.${name}`)}
          </dt>
          <dd className={styles['figure']}>{format(statistics[name].value)}</dd>
          <dd>
            <Growth percent={statistics[name].growShrink} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
