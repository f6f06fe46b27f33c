import { useTranslate } from 'react-admin';
import { PROGRESS_STEPS } from './progress-steps';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { PrintHead } from '#platform/web/ui/print/PrintHead';
import type { OrderDetail } from '../../wire';
import { moment } from '../moment';
import { PaymentChip } from '../PaymentChip';
import { SampleNotice } from '../SampleNotice';
import { OrderActions } from './OrderActions';
import { OrderActivity } from './OrderActivity';
import { OrderCustomer } from './OrderCustomer';
import { OrderProducts } from './OrderProducts';
import { OrderProgress } from './OrderProgress';
import { OrderShipping } from './OrderShipping';
import { PaymentSummary } from './PaymentSummary';
import pageStyles from '#platform/web/ui/page/page.module.css';
import showStyles from '#platform/web/ui/show/show.module.css';
import styles from './order.module.css';

/** Renders one order: progress, products, payment and customer. */
export function OrderPage({ order }: { readonly order: OrderDetail }) {
  const translate = useTranslate();
  const { iso, day, time } = moment(order.dateTime);
  const title = translate('mock.order.title', { id: order.id });
  usePageTitle(title);
  return (
    <div className={`${pageStyles['page']} ${showStyles['record']}`} data-ends>
      <PrintHead count={1} />
      <PageHeading
        title={title}
        description={
          <span className={styles['state']}>
            <time dateTime={iso}>
              {day} {time}
            </time>
            <PaymentChip status={order.payementStatus} />
            <ProgressChip progress={order.progressStatus} />
          </span>
        }
        actions={<OrderActions />}
      />
      <SampleNotice />
      <div className={styles['columns']}>
        <div className={styles['column']}>
          <OrderProgress progress={order.progressStatus} />
          <OrderProducts lines={order.product} />
          <PaymentSummary summary={order.paymentSummary} />
          <OrderActivity days={order.activity} />
        </div>
        <div className={styles['column']}>
          <OrderCustomer customer={order.customer} />
          <OrderShipping shipping={order.shipping} />
        </div>
      </div>
    </div>
  );
}

/** Progress of an order. */
function ProgressChip({ progress }: { readonly progress: OrderDetail['progressStatus'] }) {
  const translate = useTranslate();
  const { key, icon, tone } = PROGRESS_STEPS[progress]!;
  return (
    <ToneChip tone={tone} icon={icon}>
      {translate(`mock.progress.${key}`)}
    </ToneChip>
  );
}
