import { useTranslate } from 'react-admin';
import type { OrderDetail } from '../../wire';
import { Card } from '../Card';
import { pesos } from '../pesos';
import { Picture } from '../Picture';
import styles from './order.module.css';

/** Carrier of the order, with time and price. */
export function OrderShipping({
  shipping: { deliveryFees, estimatedMin, estimatedMax, shippingLogo, shippingVendor },
}: {
  readonly shipping: OrderDetail['shipping'];
}) {
  const translate = useTranslate();
  const days = estimatedMin === estimatedMax ? String(estimatedMax) : `${estimatedMin}–${estimatedMax}`;
  return (
    <Card title={translate('mock.order.shipping')}>
      <div className={styles['who']}>
        <Picture src={shippingLogo} icon="truck" size={56} />
        <div>
          <b>{shippingVendor}</b>
          <p>{translate('mock.order.estimated', { smart_count: estimatedMax, days })}</p>
        </div>
      </div>
      <dl className={styles['facts']}>
        <div>
          <dt>{translate('mock.order.fee')}</dt>
          <dd>{pesos(deliveryFees)}</dd>
        </div>
      </dl>
    </Card>
  );
}
