import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { failed, outcomeOf, type Failed } from '../outcome';
import { isOwnToken } from '#platform/shared/own-token';
import { usePlainForm } from '../../ui/form/usePlainForm';
import { useCurrentUser } from '../CurrentUserContext';
import { useServices } from '../ServicesContext';
import styles from './questions.module.css';

interface ConfirmIdentityProps {
  readonly onAnswer: (isProved: boolean) => void;
}

const CHECKS = { password: (value: string) => (value === '' ? 'app.identity.missing' : null) };

/** Asks the user to confirm their identity for an action that requires a fresh sign-in. The page below stays unchanged. */
export default function ConfirmIdentity({ onAnswer }: ConfirmIdentityProps) {
  const translate = useTranslate();
  const { session } = useServices();
  return (
    <Dialog
      open
      fullWidth
      maxWidth="xs"
      aria-labelledby="identidad-titulo"
      aria-describedby="identidad-texto"
      transitionDuration={0}
      onClose={() => onAnswer(false)}
    >
      <DialogTitle id="identidad-titulo">{translate('app.identity.title')}</DialogTitle>
      {isOwnToken(session.get().token ?? '') ? <ByPassword onAnswer={onAnswer} /> : <ByProvider onAnswer={onAnswer} />}
    </Dialog>
  );
}

function ByPassword({ onAnswer }: ConfirmIdentityProps) {
  const translate = useTranslate();
  const { operations } = useServices();
  const { email } = useCurrentUser();
  const { errors, failure, pending, formProps } = usePlainForm(CHECKS, async (body) => {
    const outcome = await outcomeOf(operations.confirmIdentity({ body }));
    if (outcome.status === 'failed') return outcome;
    onAnswer(true);
    return null;
  });
  const wrong = errors.password;
  return (
    <form {...formProps}>
      <DialogContent className={styles['content'] ?? ''}>
        <p id="identidad-texto">{translate('app.identity.text')}</p>
        <Refusal failure={failure} />
        {/* Password managers offer the password of this account. */}
        <input type="hidden" name="username" autoComplete="username" value={email} />
        <label htmlFor="identidad-password">{translate('app.identity.password', { email })}</label>
        <OutlinedInput
          id="identidad-password"
          name="password"
          type="password"
          fullWidth
          autoFocus
          error={wrong !== undefined}
          inputProps={{
            autoComplete: 'current-password',
            maxLength: 200,
            'aria-invalid': wrong ? true : undefined,
            'aria-describedby': wrong ? 'identidad-error' : undefined,
          }}
        />
        {wrong && (
          <p id="identidad-error" className={styles['error']} role="alert">
            {translate(wrong)}
          </p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>{translate('app.identity.cancel')}</Button>
        <Button type="submit" variant="contained" aria-disabled={pending}>
          {translate(pending ? 'app.identity.checking' : 'app.identity.confirm')}
        </Button>
      </DialogActions>
    </form>
  );
}

function ByProvider({ onAnswer }: ConfirmIdentityProps) {
  const translate = useTranslate();
  const { identity, sampleHttp: http } = useServices();
  const [state, setState] = useState<'ready' | 'visiting' | 'closed'>('ready');
  const [failure, setFailure] = useState<Failed | null>(null);
  const visit = async () => {
    setFailure(null);
    setState('visiting');
    try {
      if (await identity.proveAnew?.(http, () => setState('closed'))) onAnswer(true);
    } catch (error) {
      setState('ready');
      setFailure(failed(error));
    }
  };
  return (
    <>
      <DialogContent className={styles['content'] ?? ''}>
        <p id="identidad-texto">{translate('app.identity.provider')}</p>
        <div aria-live="polite">
          {state === 'visiting' && <p>{translate('app.identity.visiting')}</p>}
          {state === 'closed' && <Alert severity="info">{translate('app.identity.closed')}</Alert>}
        </div>
        <Refusal failure={failure} />
      </DialogContent>
      <DialogActions>
        <Button onClick={() => onAnswer(false)}>{translate('app.identity.cancel')}</Button>
        <Button variant="contained" autoFocus aria-disabled={state === 'visiting'} onClick={() => void visit()}>
          {translate('app.identity.signIn')}
        </Button>
      </DialogActions>
    </>
  );
}

function Refusal({ failure }: { readonly failure: Failed | null }) {
  const translate = useTranslate();
  return <div aria-live="assertive">{failure && <Alert severity="error">{translate(failure.message)}</Alert>}</div>;
}
