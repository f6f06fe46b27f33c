import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { failureErrors } from '../form/failure-errors';

/** Why something was not done: what the server says of each field, or of the whole. */
export function WorkError({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  if (!error) return null;
  const told = [...new Set(Object.values(failureErrors(error, translate)))];
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
