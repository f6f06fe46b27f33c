import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { formatDate } from '../../format/format-date';
import { readPath } from '../../resource/read-path';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { choiceKey } from '../../values/enum-choices';
import { useListSettings } from '../layout/ListSettingsContext';
import type { Placed } from './calendar-days';
import styles from './calendar.module.css';

/** Maximum records shown on a day of a month. */
const MOST = 4;

interface CalendarDayProps {
  /** `yyyy-MM-dd` */
  readonly day: string;
  readonly weekday: string;
  readonly isToday: boolean;
  /** Belongs to the previous or next month. */
  readonly isOutside: boolean;
  readonly entries: readonly Placed[];
  /** True when all of its records are shown. */
  readonly isWhole: boolean;
  readonly onWhole: () => void;
}

/** One day with its records. */
export function CalendarDay({ day, weekday, isToday, isOutside, entries, isWhole, onWhole }: CalendarDayProps) {
  const { name, recordLabel, recordDetail } = useResourceModule();
  const board = useListSettings().shapes?.board;
  const translate = useTranslate();
  const shown = isWhole || entries.length <= MOST ? entries : entries.slice(0, MOST - 1);
  return (
    <li className={styles['day']} data-today={isToday || undefined} data-outside={isOutside || undefined}>
      <h3 aria-current={isToday ? 'date' : undefined}>
        <span>{weekday}</span>{' '}
        <time dateTime={day} aria-label={formatDate(day)}>
          {Number(day.slice(8))}
        </time>
      </h3>
      <ul>
        {shown.map(({ record, time }) => {
          const value = board && readPath(record, board.by);
          const choice = board?.choices.options.find((option) => option.value === value);
          const state = board && choice && translate(choiceKey(board.choices, choice.value));
          const title = recordLabel(record) || `#${record.id}`;
          const detail = recordDetail?.(record);
          return (
            <li key={record.id}>
              <Link
                to={recordPath.show(name, record.id)}
                data-tone={choice?.tone ?? 'neutral'}
                title={[time, title, detail, state].filter(Boolean).join(' · ')}
              >
                {time && <time>{time}</time>} <b>{title}</b>
                {detail && <small>{detail}</small>}
                {state && <span className="rs-hidden">{state}</span>}
              </Link>
            </li>
          );
        })}
      </ul>
      {shown.length < entries.length && (
        <button type="button" onClick={onWhole}>
          {translate('shapes.moreOfDay', { smart_count: entries.length - shown.length })}
        </button>
      )}
    </li>
  );
}
