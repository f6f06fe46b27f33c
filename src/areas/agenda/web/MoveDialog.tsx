import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { useAgendaWork, type Appointment, type Slot } from './useAgenda';
import styles from './agenda.module.css';

interface MoveDialogProps {
  readonly appointment: Appointment;
  readonly slot: Slot;
  readonly zone: string;
  readonly onClose: () => void;
}

/** Confirms moving an appointment to another slot. */
export function MoveDialog({ appointment, slot, zone, onClose }: MoveDialogProps) {
  const translate = useTranslate();
  const { step } = useAgendaWork(onClose);
  const { folio, pacienteNombre, proveedorNombre, solicitudFolio, inicio, anden } = appointment;
  const placeOf = (moment: string, dock: string | null) =>
    [formatDateTime(moment, zone), dock !== null && translate('agenda.dock', { dock })].filter(Boolean).join(' · ');
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="move-title">
      <DialogTitle id="move-title">{translate('agenda.moveTitle')}</DialogTitle>
      <DialogContent className={styles['fields'] ?? ''}>
        <WorkError error={step.error} />
        <dl>
          <div>
            <dt>{translate('agenda.what')}</dt>
            <dd>{[pacienteNombre ?? proveedorNombre ?? solicitudFolio, folio].filter(Boolean).join(' · ')}</dd>
          </div>
          <div>
            <dt>{translate('agenda.from')}</dt>
            <dd>{placeOf(inicio, anden)}</dd>
          </div>
          <div>
            <dt>{translate('agenda.to')}</dt>
            <dd>{placeOf(slot.inicio, slot.anden)}</dd>
          </div>
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('agenda.keep')}</Button>
        <Button
          variant="contained"
          color="primary"
          disabled={step.isPending}
          onClick={() =>
            step.mutate({
              appointment,
              name: 'reprogramar',
              body: { nuevoInicio: slot.inicio, ...(slot.anden === null ? {} : { nuevoAnden: slot.anden }) },
            })
          }
        >
          {translate('agenda.moveHere')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
