import { useTranslate } from 'react-admin';
import type { OrderDetail } from '../../wire';
import { Card } from '../Card';
import { pesos } from '../pesos';
import styles from './order.module.css';

/** Percent of the subtotal (SPEC 9). */
const TAX = 6;

/** Cost of the order, with its parts. */
export function PaymentSummary({
  summary: { subTotal, tax, deliveryFees, total },
}: {
  readonly summary: OrderDetail['paymentSummary'];
}) {
  const translate = useTranslate();
  const rows = [
    { name: translate('mock.order.subtotal'), amount: subTotal },
    { name: translate('mock.order.tax', { percent: TAX }), amount: tax },
    { name: translate('mock.order.delivery'), amount: deliveryFees },
    { name: translate('mock.order.total'), amount: total },
  ];
  return (
    <Card title={translate('mock.order.payment')}>
      <dl className={styles['sums']}>
        {rows.map(({ name, amount }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{pesos(amount)}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}
