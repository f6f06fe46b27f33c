import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { SIGN_OUT } from '#platform/shared/sign-out-state';
import { countdown } from '../../ui/format/countdown';
import { SIGN_IN_PATH } from '../auth-provider';

/**
 * Warns that the session is about to end. Any key or press continues the session and closes the warning, including its buttons.
 *
 * @param left seconds to the end
 */
export default function IdleDialog({ left }: { readonly left: number }) {
  const translate = useTranslate();
  const navigate = useNavigate();
  return (
    <Dialog
      open
      role="alertdialog"
      maxWidth="xs"
      fullWidth
      aria-labelledby="inactividad-titulo"
      aria-describedby="inactividad-texto"
      transitionDuration={0}
    >
      <DialogTitle id="inactividad-titulo">{translate('app.idle.title')}</DialogTitle>
      <DialogContent>
        <p id="inactividad-texto">{translate('app.idle.text')}</p>
        <p aria-live="off">
          <strong>{translate('app.idle.left', { time: countdown(left) })}</strong>
        </p>
      </DialogContent>
      <DialogActions>
        <Button onClick={() => void navigate(SIGN_IN_PATH, { state: SIGN_OUT })}>{translate('app.idle.leave')}</Button>
        {/* The press itself is the activity. */}
        <Button variant="contained" autoFocus>
          {translate('app.idle.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
