import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { outcomeOf } from '../session/outcome';
import { usePlainForm } from '../ui/form/usePlainForm';
import { useServices } from '../session/ServicesContext';
import { FormFailure } from './FormFailure';
import styles from './account.module.css';

const FIELDS = ['actual', 'nueva'] as const;
const CHECKS = {
  actual: (value: string) => (value === '' ? 'app.account.actualMissing' : null),
  nueva: (value: string) => (value === '' ? 'app.account.nuevaMissing' : null),
};

/** Form to change the password with the current one; the account's other sessions end. */
export function ChangePassword() {
  const translate = useTranslate();
  const notify = useNotify();
  const { operations } = useServices();
  // Remounts the form after each change, so that no password remains in it.
  const [round, setRound] = useState(0);
  const { errors, failure, pending, formProps } = usePlainForm(CHECKS, async (body) => {
    const outcome = await outcomeOf(operations.changePassword({ body }));
    if (outcome.status === 'failed') return outcome;
    setRound((before) => before + 1);
    notify('app.account.passwordChanged', { type: 'success' });
    return null;
  });
  return (
    <form key={round} {...formProps} className={styles['form']}>
      <FormFailure failure={failure} />
      {FIELDS.map((name) => (
        <div key={name}>
          <label htmlFor={`cuenta-${name}`}>{translate(`app.account.${name}`)}</label>
          {name === 'nueva' && (
            <p id="cuenta-nueva-ayuda" className={styles['hint']}>
              {translate('app.account.passwordHint')}
            </p>
          )}
          <OutlinedInput
            id={`cuenta-${name}`}
            name={name}
            type="password"
            fullWidth
            error={errors[name] !== undefined}
            inputProps={{
              autoComplete: name === 'actual' ? 'current-password' : 'new-password',
              maxLength: 200,
              'aria-invalid': errors[name] ? true : undefined,
              'aria-describedby':
                [errors[name] && `cuenta-${name}-error`, name === 'nueva' && 'cuenta-nueva-ayuda']
                  .filter(Boolean)
                  .join(' ') || undefined,
            }}
          />
          {errors[name] && (
            <p id={`cuenta-${name}-error`} className={styles['error']} role="alert">
              {translate(errors[name])}
            </p>
          )}
        </div>
      ))}
      <Button type="submit" variant="contained" color="primary" aria-disabled={pending}>
        {translate(pending ? 'app.account.changing' : 'app.account.change')}
      </Button>
    </form>
  );
}
