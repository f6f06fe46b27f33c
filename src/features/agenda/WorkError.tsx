import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import { failureErrors } from '../../ui/form/failure-errors';

/** What the server said against it. */
export function WorkError({ error }: { readonly error: unknown }) {
  const translate = useTranslate();
  if (!error) return null;
  return (
    <Alert severity="error" role="alert">
      {Object.entries(failureErrors(error, translate)).map(([path, text]) => (
        <div key={path}>{text}</div>
      ))}
    </Alert>
  );
}
