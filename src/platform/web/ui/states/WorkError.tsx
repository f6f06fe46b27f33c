import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { failureErrors } from '../form/failure-errors';

interface WorkErrorProps {
  readonly error: unknown;
  /** Names of fields by their paths: «Falta este dato» alone leaves open which. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Why something was not done: what the server says of each field, or of the whole. */
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
