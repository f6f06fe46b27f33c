import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect } from 'react';
import { useTranslate } from 'react-admin';
import { Icon } from '#platform/web/ui/icons/Icon';
import { signalRefusal } from '#platform/web/ui/scan/signal-refusal';
import type { BoxStop } from '#platform/web/ui/counter/counting';
import styles from './pharmacy.module.css';

interface ScanStopProps {
  readonly stop: BoxStop;
  readonly onAcknowledge: () => void;
}

/** Alert for a wrong box: blocks the page until acknowledged. Neither a scan nor a press outside closes it. */
export function ScanStop({ stop, onAcknowledge }: ScanStopProps) {
  const { reason, detail } = stop;
  const translate = useTranslate();
  useEffect(() => signalRefusal(), []);
  return (
    <Dialog open role="alertdialog" aria-labelledby="scan-stop" aria-describedby="scan-stop-detail">
      <div className={styles['stop']}>
        <DialogTitle id="scan-stop">
          <Icon name="block" /> {translate(`app.pharmacy.stop.${reason}.title`)}
        </DialogTitle>
        <DialogContent id="scan-stop-detail">
          <p>{translate(`app.pharmacy.stop.${reason}.text`, { ...stop })}</p>
          <p>
            <b>{detail}</b>
          </p>
        </DialogContent>
      </div>
      <DialogActions>
        {/* Not focused: what a scanner types ends with Enter, and would press it. */}
        <Button variant="contained" color="error" onClick={onAcknowledge}>
          {translate('app.pharmacy.stop.seen')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
