import { withTexts } from '../../i18n/with-texts';
import { useIdle } from './useIdle';
import { lazyPart } from '../../ui/loading/lazy-part';

const IdleDialog = withTexts(
  'avisos',
  lazyPart(() => import('./IdleDialog')),
  null,
);

/** Ends an idle session, with a warning before. */
export default function IdleGuard() {
  const left = useIdle();
  return left === null ? null : <IdleDialog left={left} />;
}
