import { useTranslate } from 'react-admin';
import type { IconName } from '#platform/web/ui/icons/Icon';
import type { Tone } from '#platform/web/ui/values/enum-choices';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import type { OrderStatus } from '../wire';

const LOOKS: Readonly<Record<OrderStatus, { key: string; tone: Tone; icon: IconName }>> = {
  0: { key: 'paid', tone: 'success', icon: 'check' },
  1: { key: 'pending', tone: 'warning', icon: 'clock' },
  2: { key: 'failed', tone: 'danger', icon: 'alert' },
};

/** Payment state of an order. */
export function PaymentChip({ status }: { readonly status: OrderStatus }) {
  const translate = useTranslate();
  const { key, tone, icon } = LOOKS[status];
  return (
    <ToneChip tone={tone} icon={icon}>
      {translate(`mock.payment.${key}`)}
    </ToneChip>
  );
}
