import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Failed } from '../session/outcome';

/** Shows a refusal that concerns no field, with its reference number. */
export function FormFailure({ failure }: { readonly failure: Failed | null }) {
  const translate = useTranslate();
  return (
    <div aria-live="assertive">
      {failure && (
        <Alert severity="error">
          {[
            translate(failure.message),
            failure.correlationId && translate('app.error.reference', { id: failure.correlationId }),
          ]
            .filter(Boolean)
            .join(' ')}
        </Alert>
      )}
    </div>
  );
}
