import { lazy } from 'react';
import { withTexts } from '../../i18n/with-texts';
import { useIdle } from './useIdle';

const IdleDialog = withTexts(
  'avisos',
  lazy(() => import('./IdleDialog')),
  null,
);

/** Ends a session that is not used, and warns before. */
export default function IdleGuard() {
  const left = useIdle();
  return left === null ? null : <IdleDialog left={left} />;
}
