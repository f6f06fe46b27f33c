import { useTranslate } from 'react-admin';
import { formatDateTime } from '../format/format-date';
import { ToneChip } from '../values/ToneChip';
import { durationText } from './duration-text';
import { useNow } from './useNow';

/** Remaining time below which the limit is shown as near. */
const NEAR_MS = 4 * 60 * 60_000;

/** Time left for a document in its state, or time overdue. */
export function DueChip({ due }: { readonly due: unknown }) {
  const translate = useTranslate();
  const now = useNow();
  const moment = typeof due === 'string' ? Date.parse(due) : Number.NaN;
  if (Number.isNaN(moment)) return null;
  const left = moment - now;
  const time = durationText(translate, left);
  return (
    <span title={formatDateTime(due)}>
      <ToneChip tone={left < 0 ? 'danger' : left < NEAR_MS ? 'warning' : 'neutral'} icon="clock">
        {translate(left < 0 ? 'app.lifecycle.overdue' : 'app.lifecycle.due', { time })}
      </ToneChip>
    </span>
  );
}
