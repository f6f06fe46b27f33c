import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useTranslate, type DataProvider } from 'react-admin';
import type { OperationAnswer, OperationCall } from '#platform/web/client/call-operation';
import type { Consulta } from '#generated/shared/types/consulta.gen';
import { addDays, daysBetween } from '#platform/shared/dates/days';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDateTime, today } from '#platform/web/ui/format/format-date';
import { SlotChoice } from '#platform/web/ui/slots/SlotChoice';
import styles from './consult.module.css';

type Calls = {
  readonly agendaHoras: (call: OperationCall<'agendaHoras'>) => Promise<OperationAnswer<'agendaHoras'>>;
};
type Slot = OperationAnswer<'agendaHoras'>['data'][number];

/** Days before and after the preferred one that are searched for slots: fourteen in total, the maximum of one request. */
const [BEFORE, AFTER] = [5, 8];
/** Number of slots offered on other days. */
const NEAREST = 6;

interface NextAppointmentProps {
  readonly note: Consulta;
  readonly onChange: (more: Partial<Consulta>) => void;
}

/**
 * Renders the physician's free slots on the day of the next appointment, or the nearest ones. The day alone suffices: without an hour
 * nothing is booked, and a physician without opening hours chooses only a day.
 */
export function NextAppointment({ note, onChange }: NextAppointmentProps) {
  const translate = useTranslate();
  const calls = useDataProvider<DataProvider & Calls>();
  const [maySee, mayBook] = [usePermission('agenda.ver'), usePermission('agenda.crear')];
  const { proximaCita: wished, proximaCitaInicio: chosen, personalMedicoId } = note;
  const enabled = maySee && mayBook && wished !== null && personalMedicoId !== null && wished >= today();
  const { data } = useQuery({
    queryKey: ['evento', 'horas', personalMedicoId, 'cerca', wished],
    queryFn: async ({ signal }) => {
      const earliest = addDays(wished!, -BEFORE);
      const desde = earliest < today() ? today() : earliest;
      return (
        await calls.agendaHoras({
          params: { desde, hasta: addDays(wished!, AFTER), personalMedicoId: personalMedicoId! },
          signal,
        })
      ).data;
    },
    enabled,
  });
  if (!enabled || !data) return null;
  const there = data.filter(({ fecha }) => fecha === wished);
  const near = there.length > 0 ? there : nearest(data, wished);
  return (
    <div className={styles['appointment']}>
      {near.length === 0 ? (
        <p role="status">{translate('consult.slotsNone')}</p>
      ) : (
        <SlotChoice
          label={translate(there.length > 0 ? 'consult.slots' : 'consult.slotsNear')}
          slots={near}
          value={chosen}
          onChange={({ fecha, inicio }) => onChange({ proximaCita: fecha, proximaCitaInicio: inicio })}
        />
      )}
      {chosen && (
        <p role="status">
          {translate('consult.slotChosen', { when: formatDateTime(chosen) })}{' '}
          <Button size="small" onClick={() => onChange({ proximaCitaInicio: null })}>
            {translate('consult.slotForget')}
          </Button>
        </p>
      )}
    </div>
  );
}

/** Returns the first slots of the days nearest to the preferred one, in chronological order. */
function nearest(slots: readonly Slot[], wished: string): readonly Slot[] {
  return slots
    .toSorted(
      (one, other) =>
        Math.abs(daysBetween(wished, one.fecha)) - Math.abs(daysBetween(wished, other.fecha)) ||
        (one.inicio < other.inicio ? -1 : 1),
    )
    .slice(0, NEAREST)
    .toSorted((one, other) => (one.inicio < other.inicio ? -1 : 1));
}
