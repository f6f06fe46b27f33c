import { useTranslate } from 'react-admin';
import { formatDate, formatDateTime } from '../../ui/format/format-date';
import { currentTimeZone } from '../../ui/format/time-zone';
import { whenText } from './when-text';
import type { WorklistSection } from './worklist-module';

interface RowTimeProps {
  readonly when: NonNullable<WorklistSection['when']>;
  readonly value: unknown;
  /** Current time in milliseconds. */
  readonly now: number;
}

/** Time of a row with its meaning as a word; lateness is a word as well as a colour. */
export function RowTime({ when, value, now }: RowTimeProps) {
  const translate = useTranslate();
  const shown = whenText(translate, when, value, { now, timeZone: currentTimeZone() });
  if (!shown) return null;
  return (
    <time
      dateTime={String(value)}
      title={when.type === 'date' ? formatDate(value) : formatDateTime(value)}
      data-late={shown.meaning === 'late' || undefined}
    >
      {shown.text} {shown.meaning && <small>{translate(`app.home.when.${shown.meaning}`)}</small>}
    </time>
  );
}
