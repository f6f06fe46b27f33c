import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import useMediaQuery from '@mui/material/useMediaQuery';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useListContext, useLocaleState, useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { addDays } from '#platform/shared/dates/days';
import { edgeOfDay } from '#platform/shared/dates/moments';
import { MAX_ROWS } from '#platform/shared/most-rows';
import { formatDate, today } from '../../format/format-date';
import { formatNumber } from '../../format/format-number';
import { currentTimeZone } from '../../format/time-zone';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import type { ListedRecord } from '../../resource/wire-record';
import ListFailure from '../address/ListFailure';
import { useListSettings } from '../layout/ListSettingsContext';
import { placeRecords, shownDays, step, type Span } from './calendar-days';
import { CalendarDay } from './CalendarDay';
import styles from './calendar.module.css';

/** Maximum duration considered for records that started before the first visible day, in days. */
const MAX_DAYS = 31;

/** List as a calendar: records on their days, with the list's filter applied. */
export function CalendarShape() {
  const { name } = useResourceModule();
  const { filterValues } = useListContext();
  const calendar = useListSettings().shapes!.calendar!;
  const translate = useTranslate();
  const [locale] = useLocaleState();
  const zone = currentTimeZone();
  const phone = useMediaQuery('(max-width: 639.95px)', { noSsr: true });
  const [span, setSpan] = useState<Span>('mes');
  const [day, setDay] = useState(() => today());
  const days = useMemo(() => shownDays(span, day), [span, day]);
  const [first, last] = [days[0]!, days.at(-1)!];
  const from = calendar.end === undefined ? first : addDays(first, -MAX_DAYS);
  const range =
    calendar.of === 'date'
      ? { gte: from, lte: last }
      : { gte: edgeOfDay(from, 'start', zone).toISOString(), lte: edgeOfDay(last, 'end', zone).toISOString() };
  const { data, total, error, isPending, isPlaceholderData, refetch } = useGetList<ListedRecord>(
    name,
    {
      pagination: { page: 1, perPage: MAX_ROWS },
      sort: { field: calendar.start, order: 'ASC' },
      filter: { ...filterValues, [calendar.start]: range },
    },
    { placeholderData: keepPreviousData, onError: () => undefined },
  );
  const placed = useMemo(() => placeRecords(data ?? [], days, calendar, zone), [data, days, calendar, zone]);
  const title = useMemo(
    () =>
      span === 'mes'
        ? new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(new Date(day))
        : translate('shapes.week', { from: formatDate(first), to: formatDate(last) }),
    [span, day, first, last, locale, translate],
  );
  const weekday = useMemo(
    () => new Intl.DateTimeFormat(locale, { weekday: phone ? 'long' : 'short', timeZone: 'UTC' }),
    [locale, phone],
  );
  const move = (label: string, by: 1 | -1, Drawing: typeof ChevronLeft) => (
    <IconButton aria-label={translate(label)} onClick={() => setDay(step(span, day, by))}>
      <Drawing className="rs-mirrored" />
    </IconButton>
  );
  const now = today();
  const dayOf = (each: string) => (
    <CalendarDay
      key={each}
      day={each}
      weekday={weekday.format(new Date(each))}
      isToday={each === now}
      isOutside={span === 'mes' && each.slice(0, 7) !== day.slice(0, 7)}
      entries={placed.get(each) ?? []}
      isWhole={span === 'semana' || phone}
      onWhole={() => {
        setSpan('semana');
        setDay(each);
      }}
    />
  );
  return (
    <section className={styles['calendar']} aria-label={translate('app.lists.shapes.calendario')}>
      <header>
        {move('shapes.before', -1, ChevronLeft)}
        {move('shapes.after', 1, ChevronRight)}
        <Button
          size="small"
          aria-pressed={day === now}
          variant={day === now ? 'outlined' : 'text'}
          onClick={() => setDay(now)}
        >
          {translate('shapes.today')}
        </Button>
        <h2 aria-live="polite">{title}</h2>
        <div role="group" aria-label={translate('shapes.span')}>
          {(['mes', 'semana'] as const).map((each) => (
            <Button
              key={each}
              size="small"
              color="primary"
              variant={each === span ? 'contained' : 'text'}
              aria-pressed={each === span}
              onClick={() => setSpan(each)}
            >
              {translate(`shapes.${each}`)}
            </Button>
          ))}
        </div>
      </header>
      {total !== undefined && total > MAX_ROWS && (
        <p role="status" className={styles['note']}>
          {translate('shapes.tooMany', { most: formatNumber(MAX_ROWS), total: formatNumber(total) })}
        </p>
      )}
      {error && !data ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : phone ? (
        <Listed
          days={days.filter((each) => each.slice(0, 7) === day.slice(0, 7) || span === 'semana')}
          has={(each) => (placed.get(each) ?? []).length > 0}
          isPending={isPending}
          dayOf={dayOf}
        />
      ) : (
        <ol className={styles['grid']} data-span={span} aria-busy={isPending || isPlaceholderData}>
          {days.map(dayOf)}
        </ol>
      )}
    </section>
  );
}

/** Days with records, one below another, for phones. */
function Listed({
  days,
  has,
  isPending,
  dayOf,
}: {
  readonly days: readonly string[];
  readonly has: (day: string) => boolean;
  readonly isPending: boolean;
  readonly dayOf: (day: string) => React.ReactNode;
}) {
  const translate = useTranslate();
  const full = days.filter(has);
  if (full.length === 0 && !isPending) return <p className={styles['note']}>{translate('shapes.nothing')}</p>;
  return (
    <ol className={styles['listed']} aria-busy={isPending}>
      {full.map(dayOf)}
    </ol>
  );
}
