import { useTranslate } from 'react-admin';
import type { OrderDetail } from '../../wire';
import { Card } from '../Card';
import { moment } from '../moment';
import { NothingYet } from '../NothingYet';
import styles from './activity.module.css';

/** Events of the order, day by day, in the order of the sample backend. */
export function OrderActivity({ days }: { readonly days: OrderDetail['activity'] }) {
  const translate = useTranslate();
  return (
    <Card title={translate('mock.order.activity')}>
      {days.length === 0 && <NothingYet text={translate('mock.order.noActivity')} />}
      {days.map(({ date, events }) => (
        <div key={date} className={styles['day']}>
          <h3>{moment(date).day}</h3>
          <ol className={styles['events']}>
            {events.map(({ time, action, recipient }) => {
              const { iso, time: hour } = moment(time);
              return (
                <li key={`${time} ${action}`}>
                  <p>{action}</p>
                  <p className={styles['when']}>
                    <time dateTime={iso}>{hour}</time>
                    {recipient && <> · {translate('mock.order.recipient', { name: recipient })}</>}
                  </p>
                </li>
              );
            })}
          </ol>
        </div>
      ))}
    </Card>
  );
}
