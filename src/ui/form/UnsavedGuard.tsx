import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'ra-core';
import { useCallback, useEffect } from 'react';
import { useFormContext } from 'react-hook-form';
import { useBlocker } from 'react-router-dom';
import { sameValues } from '../../shared/same-values';
import { leavesOnPurpose } from './saved-state';

/**
 * Asks before leaving a form whose values differ from what it started with. It compares when somebody leaves,
 * not while typing, and a saved form has become the new start, so it never asks in vain.
 */
export function UnsavedGuard() {
  const { getValues, formState: { defaultValues } } = useFormContext();
  const translate = useTranslate();
  const changed = useCallback(() => !sameValues(getValues(), defaultValues), [getValues, defaultValues]);
  const blocker = useBlocker(({ currentLocation, nextLocation }) =>
    currentLocation.pathname !== nextLocation.pathname && !leavesOnPurpose(nextLocation.state) && changed());

  useEffect(() => {
    const onLeave = (event: BeforeUnloadEvent) => {
      if (changed()) event.preventDefault();
    };
    window.addEventListener('beforeunload', onLeave);
    return () => window.removeEventListener('beforeunload', onLeave);
  }, [changed]);

  const stay = () => blocker.reset?.();
  return (
    <Dialog open={blocker.state === 'blocked'} onClose={stay} aria-labelledby="unsaved-title" maxWidth="xs" fullWidth transitionDuration={100}>
      <DialogTitle id="unsaved-title">{translate('app.unsaved.title')}</DialogTitle>
      <DialogContent>{translate('app.unsaved.text')}</DialogContent>
      <DialogActions>
        <Button color="error" onClick={() => blocker.proceed?.()}>{translate('app.unsaved.leave')}</Button>
        <Button variant="contained" color="primary" autoFocus onClick={stay}>{translate('app.unsaved.stay')}</Button>
      </DialogActions>
    </Dialog>
  );
}
