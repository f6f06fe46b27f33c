import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useId } from 'react';
import { withTexts } from '../i18n/with-texts';

interface UnsentNoteProps {
  readonly count: number;
  readonly onLeave: () => void;
  readonly onStay: () => void;
}

/** Warning before sign-out: unsent writes stay on the device until the user returns. */
function UnsentNote({ count, onLeave, onStay }: UnsentNoteProps) {
  const translate = useTranslate();
  const id = useId();
  return (
    <Dialog open aria-labelledby={id} onClose={onStay}>
      <DialogTitle id={id}>{translate('device.leaveTitle')}</DialogTitle>
      <DialogContent>{translate('device.leaveText', { smart_count: count })}</DialogContent>
      <DialogActions>
        <Button size="large" color="error" onClick={onLeave}>
          {translate('device.leaveYes')}
        </Button>
        <Button size="large" variant="contained" color="primary" autoFocus onClick={onStay}>
          {translate('device.leaveNo')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export default withTexts('dispositivo', UnsentNote, null);
