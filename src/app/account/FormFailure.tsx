import Alert from '@mui/material/Alert';
import { useTranslate } from 'react-admin';
import type { Failed } from '../../../auth/outcome';

/** Why a form was refused that no field is to blame for, with the number that it can be found by. */
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
