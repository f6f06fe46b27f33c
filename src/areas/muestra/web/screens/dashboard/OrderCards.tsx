import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Order } from '../../wire';
import { moment } from '../moment';
import { PaymentChip } from '../PaymentChip';
import { pesos } from '../pesos';
import { sampleLinks } from '../sample-links';
import styles from './orders.module.css';

/** Renders orders as cards, each with a link to its order. */
export function OrderCards({ orders }: { readonly orders: readonly Order[] }) {
  const translate = useTranslate();
  return (
    <ul className={styles['cards']}>
      {orders.map(({ id, status, date, customer, totalAmount }) => {
        const { iso, day, time } = moment(date);
        return (
          <li key={id}>
            <div className={styles['cardTop']}>
              <Link to={sampleLinks.order(id)} className={styles['orderLink']}>
                {translate('mock.order.title', { id })}
              </Link>
              <PaymentChip status={status} />
            </div>
            <p>{customer}</p>
            <div className={styles['cardTop']}>
              <time dateTime={iso}>
                {day} {time}
              </time>
              <b>{pesos(totalAmount)}</b>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
