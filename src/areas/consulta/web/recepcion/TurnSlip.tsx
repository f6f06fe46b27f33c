import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import styles from './turn-slip.module.css';

export interface Slip {
  readonly turnoNumero: number | null;
  readonly unidadNombre: string;
  readonly nucleoNombre: string | null;
  readonly fechaLlegada: string;
}

/** Renders the slip that a patient receives: the turn, without a name, because slips get lost. Prints nothing else on the paper. */
export function TurnSlip({ slip, onClose }: { readonly slip: Slip; readonly onClose: () => void }) {
  const translate = useTranslate();
  const titleId = useId();
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} className={styles['dialog'] ?? ''}>
      <div className={styles['slip']}>
        <p>{slip.unidadNombre}</p>
        <p id={titleId}>{translate('queue.yourTurn')}</p>
        <b>{slip.turnoNumero ?? '—'}</b>
        {slip.nucleoNombre && <p>{slip.nucleoNombre}</p>}
        <p>{formatDateTime(slip.fechaLlegada)}</p>
        <p>{translate('queue.slipHelp')}</p>
      </div>
      <DialogActions className={styles['actions'] ?? ''}>
        <Button onClick={onClose}>{translate('queue.close')}</Button>
        <Button variant="contained" color="primary" onClick={() => window.print()} autoFocus>
          {translate('queue.print')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
