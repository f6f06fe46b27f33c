import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { estatusEvento } from '#generated/web/evento/enums.gen';
import { isArrivalTime } from '#areas/agenda/shared/evento/guard-iniciar';
import { toZonedTime } from '#platform/shared/dates/moments';
import { recordPath } from '#platform/shared/record-path';
import { failureErrors } from '#platform/web/ui/form/submit/failure-errors';
import { currentTimeZone } from '#platform/web/ui/format/time-zone';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { useAppointments, type Expected } from './useAppointments';
import styles from './reception.module.css';

const MINUTE_MS = 60_000;
/** Minutes of tolerance before a patient counts as late. */
const LATE_MINUTES = 5;

interface TodayAppointmentsProps {
  readonly unidadId: number;
  /** `yyyy-MM-dd` */
  readonly day: string;
  readonly now: number;
}

/** Renders today's expected appointments and missed ones. One press adds an arrived patient to the queue. */
export default function TodayAppointments({ unidadId, day, now }: TodayAppointmentsProps) {
  const translate = useTranslate();
  const { appointments, came } = useAppointments(unidadId, day);
  const all = appointments.data ?? [];
  const expected = all.filter(({ estatus }) => estatus === 'AUTORIZADA');
  const missed = all.filter(({ estatus }) => estatus === 'NO_SE_PRESENTO');
  const arrived = all.filter(({ llegada, estatus }) => llegada !== null && estatus !== 'NO_SE_PRESENTO');
  if (all.length === 0) return null;
  return (
    <section className={styles['appointments']} aria-labelledby="appointments-title">
      <header>
        <h2 id="appointments-title">
          {translate('queue.appointments')}{' '}
          <small>
            {translate('queue.appointmentsHelp', {
              expected: expected.length,
              came: arrived.length,
              missed: missed.length,
            })}
          </small>
        </h2>
        <Button size="small" component={Link} to="/agenda">
          {translate('queue.agenda')}
        </Button>
      </header>
      {came.error && (
        <Alert severity="error" role="alert" closeText={translate('app.action.close')} onClose={() => came.reset()}>
          {Object.values(failureErrors(came.error, translate)).join(' ')}
        </Alert>
      )}
      {expected.length + missed.length > 0 && (
        <ul>
          {[...expected, ...missed].map((appointment) => (
            <Row
              key={appointment.eventoId}
              appointment={appointment}
              now={now}
              pending={came.isPending}
              onCame={() => came.mutate(appointment)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}

interface RowProps {
  readonly appointment: Expected;
  readonly now: number;
  readonly pending: boolean;
  readonly onCame: () => void;
}

function Row({ appointment, now, pending, onCame }: RowProps) {
  const translate = useTranslate();
  const { eventoId, inicio, estatus, titulo, pacienteNombre, folio, nucleoNombre, personalMedicoNombre } = appointment;
  const time = toZonedTime(inicio, currentTimeZone())?.time.slice(0, 5) ?? '';
  const name = pacienteNombre ?? folio ?? '';
  const late = Math.floor((now - Date.parse(inicio)) / MINUTE_MS);
  return (
    <li className={styles['row']}>
      <b className={styles['hour']}>{time}</b>
      <div className={styles['who']}>
        <Link to={recordPath.show('evento', eventoId)}>{name}</Link>
        <small>{[titulo, nucleoNombre, personalMedicoNombre].filter(Boolean).join(' · ')}</small>
      </div>
      <div className={styles['states']}>
        {estatus === 'AUTORIZADA' && late >= LATE_MINUTES ? (
          <ToneChip tone="warning" icon="clock">
            {translate('queue.late', { smart_count: late })}
          </ToneChip>
        ) : (
          <EnumChip choices={estatusEvento} value={estatus} />
        )}
      </div>
      <div className={styles['actions']}>
        {estatus === 'AUTORIZADA' && isArrivalTime(inicio, now) && (
          <Button
            size="small"
            variant="outlined"
            disabled={pending}
            aria-label={translate('queue.cameFor', { name, time })}
            onClick={onCame}
          >
            {translate('queue.came')}
          </Button>
        )}
      </div>
    </li>
  );
}
