import useMediaQuery from '@mui/material/useMediaQuery';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { WEEKDAYS } from '../../domain/agenda/slots';
import { isoWeekday } from '../../domain/agenda/holidays';
import { addDays, isDate } from '../../shared/dates/days';
import { recordPath } from '../../shared/record-path';
import { useOwn } from '../../ui/access/OwnContext';
import { usePermission } from '../../ui/access/PermissionsContext';
import { DayInput } from '../../ui/form/inputs/DayInput';
import { formatDate } from '../../ui/format/format-date';
import { PageHeading } from '../../ui/page/PageHeading';
import { usePageTitle } from '../../ui/page/usePageTitle';
import { ReferencePicker } from '../../ui/reference/ReferencePicker';
import { EmptyState } from '../../ui/states/EmptyState';
import { ErrorState } from '../../ui/states/ErrorState';
import { Loading } from '../../ui/states/Loading';
import { NoPermission } from '../../ui/states/NoPermission';
import { AppointmentDialog } from './AppointmentDialog';
import { BookDialog } from './BookDialog';
import { CalendarGrid } from './CalendarGrid';
import { CalendarList } from './CalendarList';
import { columnsOf, daysOf, type Column, type Entry, type View } from './columns';
import { useAgenda, useAppointments, useFreeSlots, type Agenda } from './useAgenda';
import pageStyles from '../../ui/page/page.module.css';
import styles from './agenda.module.css';

/** Day and week of a physician or of a unit (DOMAIN f.3, «Agenda de citas»): a free slot is pressed to book it, an appointment for its steps. */
export default function AgendaPage() {
  return usePermission('agenda.ver') ? <AgendaOfUnit /> : <NoPermission />;
}

function AgendaOfUnit() {
  const translate = useTranslate();
  const own = useOwn().unidad;
  const maySet = usePermission('agenda.autorizar');
  const [unidadId, setUnit] = useState<number | null>(null);
  const { data, error, refetch } = useAgenda(unidadId);
  usePageTitle(translate('agenda.title'));
  const asksUnit = own === undefined || own.length === 0;
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        icon="calendar"
        title={translate('agenda.title')}
        description={data?.unidadNombre ?? translate('agenda.help')}
        actions={
          maySet && (
            <Button component={Link} to={recordPath.list('horario')}>
              {translate('agenda.hours')}
            </Button>
          )
        }
      />
      {asksUnit && (
        <div className={styles['unit']}>
          <label htmlFor="agenda-unit">{translate('resources.evento.fields.unidadId')}</label>
          <ReferencePicker
            id="agenda-unit"
            reference="unidad"
            value={unidadId === null ? [] : [unidadId]}
            onChange={([id]) => setUnit(id === undefined ? null : Number(id))}
          />
        </div>
      )}
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : data.unidadId === null ? (
        <EmptyState icon="calendar" title={translate('agenda.noUnit')} text={translate('agenda.noUnitHelp')} />
      ) : data.medicos.length === 0 ? (
        <EmptyState icon="calendar" title={translate('agenda.noHours')} text={translate('agenda.noHoursHelp')} />
      ) : (
        <Calendar key={data.unidadId} agenda={data} unidadId={data.unidadId} />
      )}
    </div>
  );
}

interface CalendarProps {
  readonly agenda: Agenda;
  readonly unidadId: number;
}

function Calendar({ agenda, unidadId }: CalendarProps) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 700px)', { noSsr: true });
  const mayBook = usePermission('agenda.crear');
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<Entry | null>(null);
  const { hoy, zonaHoraria: zone, propioId, medicos } = agenda;
  const asked = params.get('fecha');
  const day = asked !== null && isDate(asked) ? asked : hoy;
  const view: View = params.get('vista') === 'semana' ? 'semana' : 'dia';
  // A physician begins with their own agenda.
  const whose = params.get('medico') ?? String(propioId ?? '');
  const chosen = medicos.filter(({ personalMedicoId }) => String(personalMedicoId) === whose);
  const physicians = chosen.length > 0 ? chosen : medicos;
  const set = (more: Readonly<Record<string, string>>) =>
    setParams((before) => ({ ...Object.fromEntries(before), ...more }), { replace: true });
  const days = daysOf(view, day);
  const [desde, hasta] = [days[0]!, days.at(-1)!];
  const appointments = useAppointments(unidadId, chosen[0]?.personalMedicoId ?? null, desde, hasta);
  const slots = useFreeSlots(
    physicians.map(({ personalMedicoId }) => personalMedicoId),
    desde,
    hasta,
  );
  const columns = columnsOf({ days, zone, physicians, slots, appointments: appointments.data ?? [] });
  const step = view === 'semana' ? 7 : 1;
  const dayName = (date: string) => translate(`enums.DiaSemana.${WEEKDAYS[isoWeekday(date) - 1]}`);
  const titleOf = ({ day: date, physician }: Column) =>
    date === null ? (physician?.nombre ?? '') : `${dayName(date)} ${formatDate(date).slice(0, 5)}`;
  const label =
    view === 'semana' ? translate('agenda.weekOf', { day: formatDate(desde) }) : `${dayName(day)} ${formatDate(day)}`;
  const shared = { columns, titleOf, mayBook, onOpen: setOpened };
  return (
    <>
      <div className={styles['tools']}>
        <div role="group" aria-label={translate('agenda.view')}>
          {(['dia', 'semana'] as const).map((each) => (
            <Button
              key={each}
              aria-pressed={view === each}
              variant={view === each ? 'outlined' : 'text'}
              onClick={() => set({ vista: each })}
            >
              {translate(`agenda.${each}`)}
            </Button>
          ))}
        </div>
        <div role="group" aria-label={translate('agenda.when')}>
          <Button onClick={() => set({ fecha: addDays(day, -step) })}>{translate('agenda.before')}</Button>
          <Button onClick={() => set({ fecha: hoy })} disabled={day === hoy}>
            {translate('agenda.today')}
          </Button>
          <Button onClick={() => set({ fecha: addDays(day, step) })}>{translate('agenda.after')}</Button>
        </div>
        <DayInput
          id="agenda-day"
          label={translate('agenda.day')}
          value={day}
          required
          onChange={(fecha) => fecha && set({ fecha })}
        />
        <div>
          <label htmlFor="agenda-physician">{translate('resources.evento.fields.personalMedicoId')}</label>
          <select
            id="agenda-physician"
            value={chosen.length > 0 ? whose : 'todos'}
            onChange={({ target }) => set({ medico: target.value })}
          >
            <option value="todos">{translate('agenda.everybody')}</option>
            {medicos.map(({ personalMedicoId, nombre, nucleos }) => (
              <option key={personalMedicoId} value={personalMedicoId}>
                {[nombre, ...nucleos].join(' · ')}
              </option>
            ))}
          </select>
        </div>
      </div>
      <h2 className={styles['what']}>{label}</h2>
      {appointments.error && !appointments.data ? (
        <ErrorState error={appointments.error} onRetry={() => void appointments.refetch()} />
      ) : !appointments.data ? (
        <Loading />
      ) : columns.every(({ entries }) => entries.length === 0) ? (
        <EmptyState icon="calendar" title={translate('agenda.nothing')} text={translate('agenda.nothingHelp')} />
      ) : isNarrow ? (
        <CalendarList {...shared} />
      ) : (
        <CalendarGrid label={label} {...shared} />
      )}
      {opened?.kind === 'free' && (
        <BookDialog
          unidadId={unidadId}
          zone={zone}
          slot={opened.slot}
          physician={opened.physician}
          onClose={() => setOpened(null)}
        />
      )}
      {opened?.kind === 'appointment' && (
        <AppointmentDialog
          appointment={
            appointments.data?.find(({ eventoId }) => eventoId === opened.appointment.eventoId) ?? opened.appointment
          }
          zone={zone}
          today={hoy}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
