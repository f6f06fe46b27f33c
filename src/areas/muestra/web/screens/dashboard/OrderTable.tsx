import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Order } from '../../wire';
import { moment } from '../moment';
import { PaymentChip } from '../PaymentChip';
import { pesos } from '../pesos';
import { sampleLinks } from '../sample-links';
import styles from './orders.module.css';

export function OrderTable({ orders }: { readonly orders: readonly Order[] }) {
  const translate = useTranslate();
  return (
    <div className={styles['scroll']}>
      <table className={styles['table']}>
        <caption className="rs-hidden">{translate('mock.dashboard.latestOrders')}</caption>
        <thead>
          <tr>
            <th scope="col">{translate('mock.order.name')}</th>
            <th scope="col">{translate('mock.order.status')}</th>
            <th scope="col">{translate('mock.order.date')}</th>
            <th scope="col">{translate('mock.order.customer')}</th>
            <th scope="col" data-number>
              {translate('mock.order.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {orders.map(({ id, status, date, customer, totalAmount }) => {
            const { iso, day, time } = moment(date);
            return (
              <tr key={id}>
                <th scope="row">
                  <Link to={sampleLinks.order(id)}>#{id}</Link>
                </th>
                <td>
                  <PaymentChip status={status} />
                </td>
                <td data-date>
                  <time dateTime={iso}>
                    {day} {time}
                  </time>
                </td>
                <td>{customer}</td>
                <td data-number>{pesos(totalAmount)}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
