import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import styles from '../account.module.css';

interface AccountFieldProps {
  readonly name: 'actual' | 'codigo';
  readonly label: string;
  readonly autoFocus?: boolean;
  /** Key of a text, or the server's message. */
  readonly error: string | undefined;
}

const INPUTS = {
  actual: { type: 'password', autoComplete: 'current-password', maxLength: 200 },
  codigo: { type: 'text', autoComplete: 'one-time-code', inputMode: 'numeric', maxLength: 40 },
} as const;

/** Field for the current password or a code, with its error. */
export function AccountField({ name, label, autoFocus = false, error }: AccountFieldProps) {
  const translate = useTranslate();
  const id = `cuenta-factor-${name}`;
  const { type, ...input } = INPUTS[name];
  return (
    <div>
      <label htmlFor={id}>{label}</label>
      <OutlinedInput
        id={id}
        name={name}
        type={type}
        fullWidth
        autoFocus={autoFocus}
        error={error !== undefined}
        inputProps={{
          ...input,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': error ? `${id}-error` : undefined,
        }}
      />
      {error && (
        <p id={`${id}-error`} className={styles['error']} role="alert">
          {translate(error)}
        </p>
      )}
    </div>
  );
}
