import { useTranslate } from 'react-admin';
import { useSearchParams } from 'react-router-dom';
import { WEEKDAYS } from '#areas/agenda/shared/agenda/slots';
import { isDate, isoWeekday } from '#platform/shared/dates/days';
import { formatDate } from '#platform/web/ui/format/format-date';
import { daysOf, type View } from './columns';

/** Reads the day and the view from the address; defaults to today. */
export function useCalendarDay(today: string) {
  const translate = useTranslate();
  const [params] = useSearchParams();
  const asked = params.get('fecha');
  const day = asked !== null && isDate(asked) ? asked : today;
  const view: View = params.get('vista') === 'semana' ? 'semana' : 'dia';
  const dayName = (date: string) => translate(`enums.DiaSemana.${WEEKDAYS[isoWeekday(date) - 1]}`);
  const titleOfDay = (date: string) => `${dayName(date)} ${formatDate(date).slice(0, 5)}`;
  const label =
    view === 'semana'
      ? translate('agenda.weekOf', { day: formatDate(daysOf(view, day)[0]!) })
      : `${dayName(day)} ${formatDate(day)}`;
  return { day, view, dayName, titleOfDay, label };
}
