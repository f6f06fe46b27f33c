import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useNow } from '#platform/web/ui/lifecycle/useNow';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { AppointmentDialog } from './AppointmentDialog';
import { BookDockDialog } from './BookDockDialog';
import { CalendarGrid } from './CalendarGrid';
import { CalendarList } from './CalendarList';
import { CalendarTools } from './CalendarTools';
import { daysOf, type Column, type Entry } from './columns';
import { DayLoad } from './DayLoad';
import { dockColumns } from './dock-columns';
import { MoveDialog } from './MoveDialog';
import { MovingNote } from './MovingNote';
import { useCalendarDay } from './useCalendarDay';
import { useAppointments, useDockSlots, type Warehouse } from './useAgenda';
import { useMoving } from './useMoving';
import styles from './agenda.module.css';

/**
 * Renders the docks of a warehouse side by side, or its week. Pressing a free slot books it; pressing an appointment shows its steps. An
 * appointment is moved by dragging it, or by M and a free slot.
 */
export function DockCalendar({ warehouses }: { readonly warehouses: readonly Warehouse[] }) {
  const translate = useTranslate();
  const isNarrow = useMediaQuery('(max-width: 700px)', { noSsr: true });
  const mayBook = usePermission('agenda.crear');
  const [params, setParams] = useSearchParams();
  const [opened, setOpened] = useState<Entry | null>(null);
  const moving = useMoving();
  const now = useNow();
  const asked = params.get('almacen');
  const warehouse = warehouses.find(({ almacenId }) => String(almacenId) === asked) ?? warehouses[0]!;
  const { almacenId, unidadId, zonaHoraria: zone, hoy, andenes } = warehouse;
  const { view, day, dayName, label, titleOfDay } = useCalendarDay(hoy);
  const days = daysOf(view, day);
  const [desde, hasta] = [days[0]!, days.at(-1)!];
  const appointments = useAppointments({ unidadId, almacenId }, desde, hasta);
  const slots = useDockSlots(almacenId, desde, hasta);
  const known = slots.data && appointments.data ? { slots: slots.data, appointments: appointments.data } : null;
  const columns = dockColumns({
    days,
    zone,
    docks: andenes,
    slots: slots.data ?? [],
    appointments: appointments.data ?? [],
    now,
  });
  const titleOf = ({ day: date, dock }: Column) =>
    date === null
      ? dock === null
        ? translate('agenda.noDock')
        : translate('agenda.dock', { dock })
      : titleOfDay(date);
  const open = (entry: Entry) => {
    if (entry.kind === 'free' && moving.takes(entry)) moving.drop(entry.slot);
    else setOpened(entry);
  };
  const shared = { columns, titleOf, mayBook, moving: mayBook ? moving : undefined, onOpen: open };
  return (
    <>
      <CalendarTools today={hoy} view={view} day={day}>
        {warehouses.length > 1 && (
          <div>
            <label htmlFor="agenda-warehouse">{translate('resources.evento.fields.almacenId')}</label>
            <select
              id="agenda-warehouse"
              value={almacenId}
              onChange={({ target }) =>
                setParams((before) => ({ ...Object.fromEntries(before), almacen: target.value }), { replace: true })
              }
            >
              {warehouses.map((each) => (
                <option key={each.almacenId} value={each.almacenId}>
                  {each.nombre}
                </option>
              ))}
            </select>
          </div>
        )}
      </CalendarTools>
      <h2 className={styles['what']}>
        {warehouse.nombre} · {label}
      </h2>
      {/* Before they are known no day is without reception. */}
      {known && (
        <ul className={styles['loads']}>
          {days.map((date) => (
            <DayLoad
              key={date}
              title={days.length > 1 ? titleOfDay(date) : dayName(date)}
              day={date}
              slots={known.slots}
              appointments={known.appointments}
            />
          ))}
        </ul>
      )}
      <MovingNote moving={moving} />
      {appointments.error && !appointments.data ? (
        <ErrorState error={appointments.error} onRetry={() => void appointments.refetch()} />
      ) : slots.error && !slots.data ? (
        <ErrorState error={slots.error} onRetry={() => void slots.refetch()} />
      ) : !appointments.data || !slots.data ? (
        <Loading />
      ) : columns.every(({ entries }) => entries.length === 0) ? (
        <EmptyState icon="calendar" title={translate('agenda.nothing')} text={translate('agenda.nothingHelp')} />
      ) : isNarrow ? (
        <CalendarList {...shared} />
      ) : (
        <CalendarGrid label={`${warehouse.nombre}, ${label}`} {...shared} />
      )}
      {opened?.kind === 'free' && (
        <BookDockDialog warehouse={warehouse} slot={opened.slot} onClose={() => setOpened(null)} />
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
