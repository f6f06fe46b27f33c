import { useTranslate } from 'react-admin';
import type { OrderLine, OrderDetail } from '../../wire';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { Card } from '../Card';
import { NothingYet } from '../NothingYet';
import { pesos } from '../pesos';
import { Picture } from '../Picture';
import styles from './products.module.css';

/** Purchased products with their options, quantities and amounts. */
export function OrderProducts({ lines }: { readonly lines: OrderDetail['product'] }) {
  const translate = useTranslate();
  return (
    <Card title={translate('mock.order.products')}>
      {lines.length === 0 ? (
        <NothingYet text={translate('mock.order.noProducts')} />
      ) : (
        <ul className={styles['lines']}>
          {lines.map(({ id, name, productCode, img, price, quantity, total, details }) => (
            <li key={id}>
              <Picture src={img} icon="box" size={56} />
              <div className={styles['what']}>
                <b>{name}</b>
                <span>{translate('mock.order.code', { code: productCode })}</span>
                <OptionList options={details} />
              </div>
              <span className={styles['price']}>
                <span className="rs-hidden">{translate('mock.order.priceByQuantity')}: </span>
                {pesos(price)} × {formatNumber(quantity)}
              </span>
              <b className={styles['total']}>
                <span className="rs-hidden">{translate('mock.order.total')}: </span>
                {pesos(total)}
              </b>
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Renders the chosen options of a product, such as colour and size. */
function OptionList({ options }: { readonly options: OrderLine['details'] }) {
  const translate = useTranslate();
  const chosen = Object.entries(options).filter(([, values]) => values.length > 0);
  if (chosen.length === 0) return null;
  return (
    <ul className={styles['options']}>
      {chosen.map(([name, values]) => (
        // A single text node keeps its word order in a mirrored page.
        <li key={name}>{`${translate(`mock.option.${name}`, { _: name })}: ${values.join(', ')}`}</li>
      ))}
    </ul>
  );
}
