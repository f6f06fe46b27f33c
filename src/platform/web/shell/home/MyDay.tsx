import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import { isFilled } from '#platform/shared/paths';
import { recordPath } from '#platform/shared/record-path';
import { ownOf } from '../../session/current-user';
import { useCurrentUser } from '../../session/CurrentUserContext';
import { formatTime, today } from '../../ui/format/format-date';
import { formatNumber } from '../../ui/format/format-number';
import { useNow } from '../../ui/lifecycle/useNow';
import { listPath } from '../../ui/list/list-path';
import { readPath } from '../../ui/resource/read-path';
import type { WireRecord } from '../../ui/resource/wire-record';
import { useWaiting } from './useWaiting';
import { useWorklist } from './useWorklist';
import type { LoadWorklist, WorklistDay } from './worklist-module';
import styles from './my-day.module.css';

interface MyDayProps {
  readonly profile: string;
  readonly load: LoadWorklist;
}

/** Appointments of the current day by the hour, with a line at the current time. Worklists without a day show nothing. */
export function MyDay({ profile, load }: MyDayProps) {
  const translate = useTranslate();
  const user = useCurrentUser();
  const titleId = useId();
  const now = useNow();
  const { data: worklist } = useWorklist(profile, load);
  const { data: answer } = useWaiting();
  const day = worklist?.day;
  if (!day || (answer && !answer.dia)) return null;
  const { total = 0, registros = [] } = answer?.dia ?? {};
  const own = day.owner === undefined ? {} : { [day.owner]: ownOf(user)['personal']?.[0] };
  const all = listPath(
    day.resource,
    { ...day.filter, ...own, [day.date]: today(undefined, new Date(now)) },
    { field: day.time, order: 'ASC' },
  );
  const ahead = registros.findIndex((record) => Date.parse(String(readPath(record, day.time))) > now);
  // Unknown rows follow the last one of a longer day.
  const nowAt = ahead !== -1 ? ahead : total > registros.length ? null : registros.length;
  const rowsOf = (records: readonly WireRecord[]) =>
    records.map((record) => <DayRow key={String(record[day.keyName])} day={day} record={record} />);
  return (
    <section aria-labelledby={titleId} aria-busy={!answer} className={styles['day']}>
      <div className={styles['head']}>
        <h2 id={titleId}>{translate(`resources.worklists.${worklist.name}.day`)}</h2>
        {total > registros.length && (
          <Link to={all} aria-describedby={titleId}>
            {translate('app.home.all', { count: formatNumber(total, 0) })}
          </Link>
        )}
      </div>
      {!answer ? (
        <div className={styles['skeleton']} />
      ) : registros.length === 0 ? (
        <p className={styles['none']}>{translate('app.home.free')}</p>
      ) : (
        <ol>
          {rowsOf(registros.slice(0, nowAt ?? undefined))}
          {nowAt !== null && (
            <li className={styles['now']}>{translate('app.home.now', { time: formatTime(new Date(now)) })}</li>
          )}
          {nowAt !== null && rowsOf(registros.slice(nowAt))}
        </ol>
      )}
    </section>
  );
}

interface DayRowProps {
  readonly day: WorklistDay;
  readonly record: WireRecord;
}

/** Hour of an appointment, and its name as a link to its page. */
function DayRow({ day: { resource, keyName, names, time }, record }: DayRowProps) {
  const id = record[keyName];
  const moment = String(readPath(record, time));
  const [name = `#${String(id)}`, detail] = names
    .map((path) => readPath(record, path))
    .filter(isFilled)
    .map(String);
  return (
    <li className={styles['row']}>
      <time dateTime={moment}>{formatTime(moment)}</time>
      <span>
        <Link to={recordPath.show(resource, id)}>{name}</Link>
        {detail !== undefined && <small>{detail}</small>}
      </span>
    </li>
  );
}
