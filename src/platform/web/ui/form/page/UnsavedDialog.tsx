import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import type { UnsavedWork } from '../drafts/useDraftKeeper';

interface UnsavedDialogProps {
  /** Forms with unsaved work that the user is leaving. */
  readonly works: readonly UnsavedWork[];
  /** True when a draft can be kept; default: yes. */
  readonly keepable?: boolean;
  readonly onStay: () => void;
  readonly onLeave: () => void;
}

/** Dialog for unsaved work: keep a draft, discard it, or continue editing. No work is lost without a warning. */
export function UnsavedDialog({ works, keepable = true, onStay, onLeave }: UnsavedDialogProps) {
  const translate = useTranslate();
  const [failed, setFailed] = useState(false);

  const keep = async () => {
    const kept = await Promise.all(works.map((work) => work.keep()));
    if (kept.every(Boolean)) onLeave();
    else setFailed(true);
  };
  const discard = async () => {
    await Promise.all(works.map((work) => work.drop()));
    onLeave();
  };
  return (
    <Dialog open onClose={onStay} aria-labelledby="unsaved-title" maxWidth="sm" fullWidth transitionDuration={100}>
      <DialogTitle id="unsaved-title">{translate('app.unsaved.title')}</DialogTitle>
      <DialogContent>
        <p>{translate(keepable ? 'app.unsaved.text' : 'shell.unsaved')}</p>
        {failed && (
          <Alert severity="error" role="alert" sx={{ mt: 3 }}>
            {translate('app.unsaved.failed')}
          </Alert>
        )}
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}
      >
        <Button color="error" onClick={() => void discard()}>
          {translate('app.unsaved.discard')}
        </Button>
        {keepable && (
          <Button variant="outlined" onClick={() => void keep()}>
            {translate('app.unsaved.keep')}
          </Button>
        )}
        <Button variant="contained" color="primary" autoFocus onClick={onStay}>
          {translate('app.unsaved.stay')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
