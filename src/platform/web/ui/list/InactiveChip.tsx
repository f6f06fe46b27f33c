import { useTranslate } from 'react-admin';
import { ToneChip } from '../values/ToneChip';

/** Marks a deactivated record. */
export function InactiveChip() {
  const translate = useTranslate();
  return (
    <ToneChip tone="neutral" icon="block">
      {translate('app.record.inactive')}
    </ToneChip>
  );
}
