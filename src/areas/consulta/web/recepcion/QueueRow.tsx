import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { estatusVisita, triage as triageChoices } from '#generated/web/visita/enums.gen';
import { CALLS_BEFORE_ABSENT } from '#areas/consulta/shared/consulta/calls-in-state';
import { CALLABLE_STATES, isOnCall, WAITING_STATES } from '#areas/consulta/shared/consulta/queue-order';
import { toZonedTime } from '#platform/shared/dates/moments';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { recordPath } from '#platform/shared/record-path';
import { currentTimeZone } from '#platform/web/ui/format/time-zone';
import { MoreMenu } from '#platform/web/ui/page/MoreMenu';
import { EnumChip } from '#platform/web/ui/values/EnumChip';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { CancelDialog } from './CancelDialog';
import type { Queue, QueueVisit } from './useQueue';
import { waitingTone } from './waiting-tone';
import styles from './reception.module.css';

const CALLED: readonly QueueVisit['estatus'][] = CALLABLE_STATES;
const CANCELLED: readonly QueueVisit['estatus'][] = WAITING_STATES;

const CONSULTED: readonly QueueVisit['estatus'][] = ['LISTA_CONSULTA', 'EN_CONSULTA'];

interface QueueRowProps {
  readonly visit: QueueVisit;
  readonly now: number;
  readonly queue: Queue;
  readonly onPrint: () => void;
}

/** Renders one visit of the queue: turn, patient, urgency, waiting time and actions. */
export function QueueRow({ visit, now, queue, onPrint }: QueueRowProps) {
  const translate = useTranslate();
  const canConsult = usePermission('consulta.crear');
  const [isCancelling, setCancelling] = useState(false);
  const { visitaId, turnoNumero, pacienteNombre, edad, motivo, estatus, triage, llamadas, llamadaA } = visit;
  const minutes = Math.max(0, Math.floor((now - Date.parse(visit.fechaLlegada)) / 60_000));
  const busy = queue.work.isPending;
  const onCall = isOnCall(visit);
  const calledAt = visit.ultimaLlamada && toZonedTime(visit.ultimaLlamada, currentTimeZone())?.time.slice(0, 5);
  return (
    <li className={styles['row']} data-called={onCall || undefined}>
      <b className={styles['turn']} aria-label={translate('queue.turn', { turn: turnoNumero ?? '—' })}>
        {turnoNumero ?? '—'}
      </b>
      <div className={styles['who']}>
        <Link to={recordPath.show('visita', visitaId)}>
          {pacienteNombre ?? translate('queue.turn', { turn: turnoNumero ?? '—' })}
        </Link>
        <small>{[edad, motivo].filter(Boolean).join(' · ')}</small>
      </div>
      <div className={styles['states']}>
        {triage && <EnumChip choices={triageChoices} value={triage} />}
        <EnumChip choices={estatusVisita} value={estatus} />
        <ToneChip tone={waitingTone(visit.estatusDesde, visit.limiteEspera, now)} icon="clock">
          {translate('queue.minutes', { smart_count: minutes })}
        </ToneChip>
        {onCall && (
          <small>
            {translate('queue.called', { smart_count: llamadas, place: llamadaA ?? '', time: calledAt ?? '' })}
          </small>
        )}
        {!onCall && llamadas > 0 && CANCELLED.includes(estatus) && (
          <small>{translate('queue.cameBack', { smart_count: llamadas })}</small>
        )}
      </div>
      <div className={styles['actions']}>
        {CALLED.includes(estatus) && (
          <Button variant="outlined" size="small" disabled={busy} onClick={() => queue.call(visit)}>
            {translate(onCall ? 'queue.callAgain' : 'queue.call')}
          </Button>
        )}
        {onCall && (
          <Button size="small" disabled={busy} onClick={() => queue.putBack(visit)}>
            {translate('queue.putBack')}
          </Button>
        )}
        {CANCELLED.includes(estatus) && llamadas > 0 && (
          <Button
            size="small"
            {...blocked(
              llamadas < CALLS_BEFORE_ABSENT && translate('queue.absentAfter', { smart_count: CALLS_BEFORE_ABSENT }),
              busy,
            )}
            onClick={() => queue.absent(visit)}
          >
            {translate('queue.absent')}
          </Button>
        )}
        {canConsult && CONSULTED.includes(estatus) && (
          <Button size="small" variant="contained" color="primary" component={Link} to={`/consulta/visita/${visitaId}`}>
            {translate('queue.consult')}
          </Button>
        )}
        <MoreMenu
          label={translate('queue.more', { turn: turnoNumero ?? '—' })}
          actions={[
            { text: translate('queue.print'), onChoose: onPrint },
            ...(CANCELLED.includes(estatus)
              ? [{ text: translate('queue.cancel'), onChoose: () => setCancelling(true), disabled: busy, danger: true }]
              : []),
          ]}
        />
      </div>
      {isCancelling && (
        <CancelDialog
          visit={visit}
          onClose={() => setCancelling(false)}
          onCancel={(reason) => {
            setCancelling(false);
            queue.cancel(visit, reason);
          }}
        />
      )}
    </li>
  );
}
