import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { failureErrors } from '../form/failure-errors';

interface WorkErrorProps {
  readonly error: unknown;
  /** Labels of fields that stand far from where the error is told, by their paths. */
  readonly labels?: Readonly<Record<string, string>>;
}

/** Why something was not done: what the server says of each field, or of the whole. */
export function WorkError({ error, labels = {} }: WorkErrorProps) {
  const translate = useTranslate();
  if (!error) return null;
  const told = [
    ...new Set(
      Object.entries(failureErrors(error, translate)).map(([field, text]) =>
        labels[field] === undefined ? text : `${labels[field]}: ${text}`,
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
