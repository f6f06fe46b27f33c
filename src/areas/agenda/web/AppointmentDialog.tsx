import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { estatusEvento, tipoEvento } from '#generated/web/evento/enums.gen';
import { isArrivalTime } from '#areas/agenda/shared/evento/guard-iniciar';
import { addDays } from '#platform/shared/dates/days';
import { recordPath } from '#platform/shared/record-path';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { DayInput } from '#platform/web/ui/form/inputs/DayInput';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { useNow } from '#platform/web/ui/lifecycle/useNow';
import { SlotChoice } from '#platform/web/ui/slots/SlotChoice';
import { choiceKey } from '#platform/web/ui/values/enum-choices';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import { useAgendaWork, useDockSlots, useFreeSlots, type Appointment } from './useAgenda';
import { WorkError } from '#platform/web/ui/states/WorkError';
import styles from './agenda.module.css';

/** Minimum length of a reason, as in the schema. */
const LEAST = 5;
const isOpenIn = (estatus: Appointment['estatus']) => estatus === 'PROGRAMADA' || estatus === 'AUTORIZADA';
/** Kinds that no other document completes. */
const ENDED_BY_HAND: readonly string[] = ['CONTEO_FISICO', 'BRIGADA', 'OTRO'];
/** Number of days with offered times, from the chosen one on. */
const DAYS = 6;

interface AppointmentDialogProps {
  readonly appointment: Appointment;
  readonly zone: string;
  readonly today: string;
  readonly onClose: () => void;
  /** Present when the calendar can move it. */
  readonly onPick?: (() => void) | undefined;
}

/** Details of an appointment, with its steps: arrived, reschedule, cancel. */
export function AppointmentDialog({ appointment, zone, today, onClose, onPick }: AppointmentDialogProps) {
  const translate = useTranslate();
  const [way, setWay] = useState<'move' | 'cancel' | 'rechazar' | null>(null);
  const now = useNow();
  const { step } = useAgendaWork(onClose);
  const mayChange = usePermission('agenda.crear');
  const maySee = usePermission('visita.administrar');
  const mayUnload = usePermission('entrada.registrar');
  const mayAuthorise = usePermission('agenda.autorizar');
  const { eventoId, tipo, estatus, inicio, pacienteId, pacienteNombre, titulo } = appointment;
  const isDock = tipo !== 'CITA_CONSULTA';
  const mayReceive = isDock ? mayUnload : maySee;
  const mayDecide = isDock && mayAuthorise && (isOpenIn(estatus) || estatus === 'EN_CURSO');
  const isOpen = isOpenIn(estatus);
  const facts = [
    ['inicio', formatDateTime(inicio, zone)],
    ['tipo', isDock && translate(choiceKey(tipoEvento, tipo))],
    ['personalMedicoId', appointment.personalMedicoNombre],
    ['almacenId', appointment.almacenNombre],
    ['anden', appointment.anden],
    ['proveedorId', appointment.proveedorNombre],
    ['solicitudId', appointment.solicitudFolio],
    ['propuestaCambioId', appointment.propuestaCambioFolio],
    ['nucleoId', appointment.nucleoNombre],
    ['titulo', titulo],
    ['cajas', appointment.cajas],
    ['tarimas', appointment.tarimas],
    ['llegada', appointment.llegada && formatDateTime(appointment.llegada, zone)],
    ['motivoCancelacion', appointment.motivoCancelacion],
  ] as const;
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="appointment-title">
      <DialogTitle id="appointment-title">
        {pacienteNombre ?? appointment.proveedorNombre ?? appointment.folio}
      </DialogTitle>
      <DialogContent className={styles['fields'] ?? ''}>
        <WorkError error={step.error} />
        <div>
          <EnumChip choices={estatusEvento} value={estatus} />
        </div>
        <dl>
          {facts.flatMap(([field, value]) =>
            value !== null && value !== false && value !== '' ? (
              <div key={field}>
                <dt>{translate(`resources.evento.fields.${field}`)}</dt>
                <dd>{value}</dd>
              </div>
            ) : (
              []
            ),
          )}
        </dl>
        <p className={styles['links']}>
          <Link to={recordPath.show('evento', eventoId)}>{translate('agenda.whole')}</Link>
          {pacienteId !== null && <Link to={recordPath.show('paciente', pacienteId)}>{translate('agenda.chart')}</Link>}
        </p>
        {way === 'move' && onPick && <Button onClick={onPick}>{translate('agenda.moveInCalendar')}</Button>}
        {way === 'move' && (
          <Move
            appointment={appointment}
            zone={zone}
            today={today}
            pending={step.isPending}
            onMove={(nuevoInicio) => step.mutate({ appointment, name: 'reprogramar', body: { nuevoInicio } })}
          />
        )}
        {way === 'cancel' && (
          <Cancel
            verb={translate('agenda.cancel')}
            pending={step.isPending}
            onCancel={(motivoCancelacion) =>
              step.mutate({ appointment, name: 'cancelar', body: { motivoCancelacion } })
            }
          />
        )}
        {way === 'rechazar' && (
          <Cancel
            verb={translate('agenda.reject')}
            pending={step.isPending}
            onCancel={(motivoCancelacion) =>
              step.mutate({ appointment, name: 'rechazar', body: { motivoCancelacion } })
            }
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('agenda.close')}</Button>
        {isOpen && mayChange && way !== 'cancel' && (
          <Button color="error" onClick={() => setWay('cancel')}>
            {translate('agenda.cancel')}
          </Button>
        )}
        {isOpen && mayChange && way !== 'move' && (
          <Button onClick={() => setWay('move')}>{translate('agenda.move')}</Button>
        )}
        {mayDecide && way !== 'rechazar' && (
          <Button color="error" onClick={() => setWay('rechazar')}>
            {translate('agenda.reject')}
          </Button>
        )}
        {estatus === 'PROGRAMADA' && mayAuthorise && way === null && (
          <Button
            variant="contained"
            color="primary"
            disabled={step.isPending}
            onClick={() => step.mutate({ appointment, name: 'autorizar' })}
          >
            {translate('agenda.authorise')}
          </Button>
        )}
        {estatus === 'EN_CURSO' && mayAuthorise && ENDED_BY_HAND.includes(tipo) && way === null && (
          <Button
            variant="contained"
            color="primary"
            disabled={step.isPending}
            onClick={() => step.mutate({ appointment, name: 'concluir' })}
          >
            {translate('agenda.conclude')}
          </Button>
        )}
        {estatus === 'AUTORIZADA' && mayReceive && way === null && isArrivalTime(inicio, now) && (
          <Button
            variant="contained"
            color="primary"
            disabled={step.isPending}
            onClick={() => step.mutate({ appointment, name: isDock ? 'llegar' : 'iniciar' })}
          >
            {translate('agenda.came')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

interface MoveProps {
  readonly appointment: Appointment;
  readonly zone: string;
  readonly today: string;
  readonly pending: boolean;
  readonly onMove: (inicio: string) => void;
}

function Move({ appointment, zone, today, pending, onMove }: MoveProps) {
  const translate = useTranslate();
  const [day, setDay] = useState(appointment.fecha < today ? today : appointment.fecha);
  const [chosen, setChosen] = useState<string | null>(null);
  const { personalMedicoId, almacenId } = appointment;
  const until = addDays(day, DAYS);
  const [ofPhysician = []] = useFreeSlots(personalMedicoId === null ? [] : [personalMedicoId], day, until);
  const { data: ofDocks = [] } = useDockSlots(almacenId, day, until);
  const now = useNow();
  // Any free dock: a time that several docks offer is shown once.
  const free = ofDocks.filter(({ inicio, cupoLibre }) => cupoLibre > 0 && Date.parse(inicio) > now);
  const slots = almacenId === null ? ofPhysician : [...new Map(free.map((slot) => [slot.inicio, slot])).values()];
  return (
    <section className={styles['way']}>
      <DayInput
        id="move-day"
        label={translate('agenda.fromDay')}
        value={day}
        required
        onChange={(next) => next && setDay(next)}
      />
      {slots.length === 0 ? (
        <p role="status">{translate('agenda.noSlots')}</p>
      ) : (
        <SlotChoice
          label={translate('agenda.slots')}
          slots={slots}
          zone={zone}
          value={chosen}
          onChange={({ inicio }) => setChosen(inicio)}
        />
      )}
      <Button
        variant="contained"
        color="primary"
        {...blocked(chosen === null && translate('app.why.slot'), pending)}
        onClick={() => chosen && onMove(chosen)}
      >
        {translate('agenda.moveHere')}
      </Button>
    </section>
  );
}

interface CancelProps {
  readonly verb: string;
  readonly pending: boolean;
  readonly onCancel: (reason: string) => void;
}

function Cancel({ verb, pending, onCancel }: CancelProps) {
  const translate = useTranslate();
  const [reason, setReason] = useState('');
  return (
    <section className={styles['way']}>
      <div>
        <label htmlFor="cancel-reason">{translate('resources.evento.fields.motivoCancelacion')}</label>
        <TextField
          id="cancel-reason"
          value={reason}
          onChange={({ target }) => setReason(target.value)}
          slotProps={{ htmlInput: { maxLength: 300 } }}
          fullWidth
        />
      </div>
      <Button
        variant="contained"
        color="error"
        {...blocked(reason.trim().length < LEAST && translate('app.why.reason', { least: LEAST }), pending)}
        onClick={() => onCancel(reason.trim())}
      >
        {verb}
      </Button>
    </section>
  );
}
