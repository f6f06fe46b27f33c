import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '#platform/web/ui/format/format-number';
import type { SalesDashboard } from '../../wire';
import { Card } from '../Card';
import { NothingYet } from '../NothingYet';
import { Picture } from '../Picture';
import { sampleLinks } from '../sample-links';
import styles from './dashboard.module.css';

/** Best-selling products. */
export function TopProducts({ products }: { readonly products: SalesDashboard['topProductsData'] }) {
  const translate = useTranslate();
  return (
    <Card title={translate('mock.dashboard.topProducts')}>
      {products.length === 0 ? (
        <NothingYet text={translate('mock.dashboard.noProducts')} />
      ) : (
        <ol className={styles['products']}>
          {products.map(({ id, name, img, sold }) => (
            <li key={id}>
              <Link to={sampleLinks.product(id)} className={styles['link']}>
                <Picture src={img} icon="box" size={44} />
                <b>{name}</b>
                <span>{translate('mock.dashboard.sold', { smart_count: sold, total: formatNumber(sold) })}</span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </Card>
  );
}
