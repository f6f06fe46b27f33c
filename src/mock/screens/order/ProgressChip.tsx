import { useTranslate } from 'react-admin';
import { ToneChip } from '../../../ui/values/ToneChip';
import type { OrderDetail } from '../../wire';
import { PROGRESS_STEPS } from './progress-steps';

/** How far an order has come. */
export function ProgressChip({ progress }: { readonly progress: OrderDetail['progressStatus'] }) {
  const translate = useTranslate();
  const { key, icon, tone } = PROGRESS_STEPS[progress]!;
  return (
    <ToneChip tone={tone} icon={icon}>
      {translate(`mock.progress.${key}`)}
    </ToneChip>
  );
}
