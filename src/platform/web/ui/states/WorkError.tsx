import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { failureErrors } from '../form/submit/failure-errors';

interface WorkErrorProps {
  readonly error: unknown;
  /** Names of fields by path: «Falta este dato» alone does not identify the field. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Shows why an action failed: the server's message for each field, or for the whole. */
export function WorkError({ error, labels = {} }: WorkErrorProps) {
  const translate = useTranslate();
  if (!error) return null;
  const told = [
    ...new Set(
      Object.entries(failureErrors(error, translate)).map(([path, text]) =>
        labels[path] === undefined ? text : `${labels[path]}: ${text}`,
      ),
    ),
  ];
  return (
    <Alert severity="error" role="alert">
      {told.length === 1 ? (
        told[0]
      ) : (
        <ul>
          {told.map((each) => (
            <li key={each}>{each}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}
