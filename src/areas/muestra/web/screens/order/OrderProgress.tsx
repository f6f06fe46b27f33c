import { useTranslate } from 'react-admin';
import { Icon } from '#platform/web/ui/icons/Icon';
import type { OrderDetail } from '../../wire';
import { Card } from '../Card';
import { PROGRESS_STEPS } from './progress-steps';
import styles from './progress.module.css';

/** Renders the steps of an order: completed, current, pending. */
export function OrderProgress({ progress }: { readonly progress: OrderDetail['progressStatus'] }) {
  const translate = useTranslate();
  return (
    <Card title={translate('mock.order.progress')}>
      <ol className={styles['steps']}>
        {PROGRESS_STEPS.map(({ key, icon }, index) => {
          const place = index < progress ? 'done' : index === progress ? 'current' : 'ahead';
          // A delivered order has no current step.
          const arrived = index === PROGRESS_STEPS.length - 1 && place === 'current';
          return (
            <li key={key} data-place={place} aria-current={place === 'current' ? 'step' : undefined}>
              <span className={styles['dot']}>
                <Icon name={place === 'done' || arrived ? 'check' : icon} />
              </span>
              <span className={styles['text']}>
                <b>{translate(`mock.progress.${key}`)}</b>
                <small>{translate(`mock.progress.${arrived ? 'done' : place}`)}</small>
              </span>
            </li>
          );
        })}
      </ol>
    </Card>
  );
}
