import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useNotify, useTranslate } from 'ra-core';
import { useRef, useState, type FormEvent } from 'react';
import { ApiError } from '../../client/api-error';
import { describeError } from '../../ui/states/describe-error';
import { useServices } from '../session/ServicesContext';
import styles from './account.module.css';

const FIELDS = ['actual', 'nueva'] as const;
type FieldName = (typeof FIELDS)[number];

/** A new password for who knows the old one; the account's other sessions end with it. */
export function ChangePassword() {
  const translate = useTranslate();
  const notify = useNotify();
  const { operations } = useServices();
  const form = useRef<HTMLFormElement>(null);
  const [errors, setErrors] = useState<Readonly<Partial<Record<FieldName, string>>>>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);

  const lead = (found: Partial<Record<FieldName, string>>) => {
    setErrors(found);
    const first = FIELDS.find((name) => found[name]);
    if (first) (form.current?.elements.namedItem(first) as HTMLInputElement | null)?.focus();
  };
  const submit = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (pending) return;
    const data = new FormData(event.currentTarget);
    const body = { actual: String(data.get('actual') ?? ''), nueva: String(data.get('nueva') ?? '') };
    setFailure(null);
    const missing = Object.fromEntries(FIELDS.filter((name) => body[name] === '').map((name) => [name, translate(`app.account.${name}Missing`)]));
    if (Object.keys(missing).length > 0) return lead(missing);
    setErrors({});
    setPending(true);
    try {
      await operations.changePassword({ body });
      form.current?.reset();
      notify('app.account.passwordChanged', { type: 'success' });
    } catch (error) {
      const told = error instanceof ApiError ? Object.fromEntries(error.errores.filter(({ campo }) => FIELDS.includes(campo as FieldName)).map(({ campo, mensaje }) => [campo, mensaje])) : {};
      const { message, correlationId } = describeError(error);
      if (Object.keys(told).length > 0) lead(told);
      else setFailure([translate(message), correlationId && translate('app.error.reference', { id: correlationId })].filter(Boolean).join(' '));
    } finally {
      setPending(false);
    }
  };
  return (
    <form ref={form} className={styles['form']} noValidate onSubmit={(event) => void submit(event)}>
      <div aria-live="assertive">{failure && <Alert severity="error">{failure}</Alert>}</div>
      {FIELDS.map((name) => (
        <div key={name}>
          <label htmlFor={`cuenta-${name}`}>{translate(`app.account.${name}`)}</label>
          {name === 'nueva' && <p id="cuenta-nueva-ayuda" className={styles['hint']}>{translate('app.account.passwordHint')}</p>}
          <OutlinedInput
            id={`cuenta-${name}`}
            name={name}
            type="password"
            fullWidth
            error={errors[name] !== undefined}
            inputProps={{
              autoComplete: name === 'actual' ? 'current-password' : 'new-password', maxLength: 200, 'aria-invalid': errors[name] ? true : undefined,
              'aria-describedby': [errors[name] && `cuenta-${name}-error`, name === 'nueva' && 'cuenta-nueva-ayuda'].filter(Boolean).join(' ') || undefined,
            }}
          />
          {errors[name] && <p id={`cuenta-${name}-error`} className={styles['error']} role="alert">{errors[name]}</p>}
        </div>
      ))}
      <Button type="submit" variant="contained" color="primary" aria-disabled={pending}>{translate(pending ? 'app.account.changing' : 'app.account.change')}</Button>
    </form>
  );
}
