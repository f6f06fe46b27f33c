import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { describeError } from '#platform/web/ui/states/describe-error';
import styles from './central-office.module.css';

interface RefusedProps {
  readonly error: unknown;
  readonly onAgain: () => void;
}

/** Renders the reasons of a refusal, each with its request, stock or amount, and the button to try again. */
export function Refused({ error, onAgain }: RefusedProps) {
  const translate = useTranslate();
  if (!error) return null;
  const { message, correlationId } = describeError(error);
  const reasons = (error as { readonly errores?: readonly { readonly mensaje: string }[] }).errores ?? [];
  return (
    <Alert
      severity="warning"
      role="alert"
      action={
        <Button color="inherit" size="small" onClick={onAgain}>
          {translate('app.centralOffice.ration.again')}
        </Button>
      }
    >
      {translate(message, { correlationId: correlationId ?? '' })}
      {reasons.length > 0 && (
        <ul className={styles['reasons']}>
          {[...new Set(reasons.map(({ mensaje }) => mensaje))].map((reason) => (
            <li key={reason}>{reason}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
