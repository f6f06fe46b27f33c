import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Skeleton from '@mui/material/Skeleton';
import { useTranslate } from 'react-admin';
import { useEffect, useId, useState } from 'react';

interface StepSkeletonProps {
  readonly title: string;
  readonly submitLabel: string;
  readonly onClose: () => void;
}

/** Most dialogs load before this time, in milliseconds; a placeholder would only flicker. */
const SHOWN_AFTER_MS = 150;

/** Placeholder of a step's dialog while its inputs load: it can be closed, not confirmed. */
export function StepSkeleton({ title, submitLabel, onClose }: StepSkeletonProps) {
  const translate = useTranslate();
  const titleId = useId();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), SHOWN_AFTER_MS);
    return () => clearTimeout(timer);
  }, []);
  if (!shown) return null;
  return (
    <Dialog open onClose={onClose} maxWidth="sm" fullWidth aria-labelledby={titleId} aria-busy transitionDuration={0}>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {[0, 1, 2].map((row) => (
          <Skeleton key={row} variant="text" height={56} />
        ))}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('app.action.cancel')}</Button>
        <Button variant="contained" disabled>
          {submitLabel}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
