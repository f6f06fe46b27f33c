import { useTranslate } from 'react-admin';
import type { Address, OrderDetail } from '../../wire';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { ValueView } from '#platform/web/ui/values/ValueView';
import { Card } from '../Card';
import { Picture } from '../Picture';
import styles from './order.module.css';

/** Customer of the order, ways to reach them, and addresses of the order and its bill. */
export function OrderCustomer({ customer }: { readonly customer: OrderDetail['customer'] }) {
  const translate = useTranslate();
  const { name, email, phone, img, previousOrder, shippingAddress, billingAddress } = customer;
  return (
    <Card title={translate('mock.order.customer')}>
      <div className={styles['who']}>
        <Picture src={img} icon="person" size={56} shape="round" />
        <div>
          <b>{name}</b>
          <p>{translate('mock.order.previous', { smart_count: previousOrder, total: formatNumber(previousOrder) })}</p>
        </div>
      </div>
      <dl className={styles['facts']}>
        <div>
          <dt>{translate('mock.order.email')}</dt>
          <dd>
            <ValueView spec={{ type: 'email' }} value={email} />
          </dd>
        </div>
        <div>
          <dt>{translate('mock.order.phone')}</dt>
          <dd>
            <ValueView spec={{ type: 'phone' }} value={phone} />
          </dd>
        </div>
        <div>
          <dt>{translate('mock.order.shippingAddress')}</dt>
          <dd>
            <PostalAddress address={shippingAddress} />
          </dd>
        </div>
        <div>
          <dt>{translate('mock.order.billingAddress')}</dt>
          <dd>
            <PostalAddress address={billingAddress} />
          </dd>
        </div>
      </dl>
    </Card>
  );
}

/** Renders the non-empty lines of an address. */
function PostalAddress({ address: { line1, line2, line3, line4 } }: { readonly address: Address }) {
  const lines = [line1, line2, line3, line4].filter((line) => line.trim() !== '');
  return <address className={styles['address']}>{lines.join('\n')}</address>;
}
