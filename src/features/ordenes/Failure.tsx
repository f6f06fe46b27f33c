import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { describeError } from '../../ui/states/describe-error';

/** Why something was refused, and on which line, in the words of the server; nothing where nothing was. */
export function Failure({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  if (!error) return null;
  const { message, correlationId } = describeError(error);
  const { body } = error as { body?: { errores?: { campo: string; mensaje?: string }[] } };
  const faults = [...new Set((body?.errores ?? []).map(({ campo, mensaje }) => mensaje ?? campo))];
  return (
    <Alert severity="error" role="alert">
      {translate(message, { correlationId: correlationId ?? '' })}
      {faults.length > 0 && (
        <ul>
          {faults.map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
