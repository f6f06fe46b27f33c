import useMediaQuery from '@mui/material/useMediaQuery';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { useOwn } from '#platform/web/ui/access/ReachContext';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import LeftOutNotice from '#platform/web/ui/page/LeftOutNotice';
import { unusedParts } from '#platform/web/ui/page/unused-parts';
import { PageHeading } from '#platform/web/ui/page/PageHeading';
import { usePageTitle } from '#platform/web/ui/page/usePageTitle';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { AppointmentDialog } from './AppointmentDialog';
import { BookDialog } from './BookDialog';
import { CalendarGrid } from './CalendarGrid';
import { CalendarList } from './CalendarList';
import { CalendarTools } from './CalendarTools';
import { columnsOf, daysOf, type Column, type Entry } from './columns';
import { DockCalendar } from './DockCalendar';
import { MoveDialog } from './MoveDialog';
import { MovingNote } from './MovingNote';
import { Subscription } from './Subscription';
import { unusedNames } from './unused-names';
import { useCalendarDay } from './useCalendarDay';
import { useAgenda, useAppointments, useFreeSlots, type Agenda } from './useAgenda';
import { useMoving } from './useMoving';
import pageStyles from '#platform/web/ui/page/page.module.css';
import styles from './agenda.module.css';

/**
 * Renders the day or week of a physician or a unit (DOMAIN f.3, «Agenda de citas»). Pressing a free slot books it; pressing an appointment
 * shows its steps.
 */
export default function AgendaPage() {
  return usePermission('agenda.ver') ? <AgendaOfUnit /> : <NoPermission />;
}

function AgendaOfUnit() {
  const translate = useTranslate();
  const own = useOwn().unidad;
  const maySet = usePermission('agenda.autorizar');
  const unloads = usePermission('entrada.registrar');
  const seesPatients = usePermission('paciente.identificar');
  const [unidadId, setUnit] = useState<number | null>(null);
  const { data, error, refetch } = useAgenda(unidadId);
  const [params, setParams] = useSearchParams();
  usePageTitle(translate('agenda.title'));
  const asksUnit =
    (own === undefined || own.length === 0) &&
    (data === undefined || data.almacenes.length === 0 || params.get('ver') === 'consulta');
  const [hasPhysicians, hasDocks] = [(data?.medicos.length ?? 0) > 0, (data?.almacenes.length ?? 0) > 0];
  // With access to both agendas, a user who unloads starts with the docks.
  const begins = hasDocks && (unloads || !hasPhysicians) ? 'andenes' : 'consulta';
  const asked = params.get('ver');
  const shown = asked === 'consulta' || asked === 'andenes' ? asked : begins;
  const names: Readonly<Record<string, string>> = {
    ver: translate('agenda.which'),
    vista: translate('agenda.view'),
    fecha: translate('agenda.day'),
  };
  return (
    <div className={pageStyles['page']} data-ends>
      <PageHeading
        title={translate('agenda.title')}
        description={
          shown === 'consulta' ? (data?.unidadNombre ?? translate('agenda.help')) : translate('agenda.dockHelp')
        }
        actions={
          <>
            {data && <Subscription since={data.suscrita} />}
            {maySet && (
              <Button component={Link} to={recordPath.list('horario')}>
                {translate('agenda.hours')}
              </Button>
            )}
          </>
        }
      />
      <LeftOutNotice parts={unusedParts(unusedNames(params), (name) => names[name] ?? '')} />
      {hasDocks && (hasPhysicians || seesPatients) && (
        <div role="group" aria-label={translate('agenda.which')} className={styles['tools']}>
          {(['consulta', 'andenes'] as const).map((each) => (
            <Button
              key={each}
              aria-pressed={shown === each}
              variant={shown === each ? 'outlined' : 'text'}
              onClick={() => setParams((before) => ({ ...Object.fromEntries(before), ver: each }), { replace: true })}
            >
              {translate(`agenda.${each}`)}
            </Button>
          ))}
        </div>
      )}
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
      ) : shown === 'andenes' && hasDocks ? (
        <DockCalendar warehouses={data.almacenes} />
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
  const moving = useMoving();
  const { hoy, zonaHoraria: zone, propioId, medicos } = agenda;
  const { day, view, label, titleOfDay } = useCalendarDay(hoy);
  // A physician starts with their own agenda.
  const whose = params.get('medico') ?? String(propioId ?? '');
  const chosen = medicos.filter(({ personalMedicoId }) => String(personalMedicoId) === whose);
  const physicians = chosen.length > 0 ? chosen : medicos;
  const days = daysOf(view, day);
  const [desde, hasta] = [days[0]!, days.at(-1)!];
  const own = chosen[0] ? { personalMedicoId: chosen[0].personalMedicoId } : {};
  const appointments = useAppointments({ unidadId, ...own }, desde, hasta);
  const slots = useFreeSlots(
    physicians.map(({ personalMedicoId }) => personalMedicoId),
    desde,
    hasta,
  );
  const columns = columnsOf({ days, zone, physicians, slots, appointments: appointments.data ?? [] });
  const titleOf = ({ day: date, physician }: Column) => (date === null ? (physician?.nombre ?? '') : titleOfDay(date));
  const open = (entry: Entry) => {
    if (entry.kind === 'free' && moving.takes(entry)) moving.drop(entry.slot);
    else if (entry.kind === 'appointment' || moving.appointment === null) setOpened(entry);
  };
  const shared = { columns, titleOf, mayBook, moving: mayBook ? moving : undefined, onOpen: open };
  return (
    <>
      <CalendarTools today={hoy} view={view} day={day}>
        <div>
          <label htmlFor="agenda-physician">{translate('resources.evento.fields.personalMedicoId')}</label>
          <select
            id="agenda-physician"
            value={chosen.length > 0 ? whose : 'todos'}
            onChange={({ target }) =>
              setParams((before) => ({ ...Object.fromEntries(before), medico: target.value }), { replace: true })
            }
          >
            <option value="todos">{translate('agenda.everybody')}</option>
            {medicos.map(({ personalMedicoId, nombre, nucleos }) => (
              <option key={personalMedicoId} value={personalMedicoId}>
                {[nombre, ...nucleos].join(' · ')}
              </option>
            ))}
          </select>
        </div>
      </CalendarTools>
      <h2 className={styles['what']}>{label}</h2>
      <MovingNote moving={moving} />
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
      {opened?.kind === 'free' && opened.physician && (
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
          onPick={() => {
            moving.pick(opened.appointment);
            setOpened(null);
          }}
        />
      )}
      {moving.appointment && moving.slot && (
        <MoveDialog appointment={moving.appointment} slot={moving.slot} zone={zone} onClose={moving.stop} />
      )}
    </>
  );
}
