import { useTranslate } from 'react-admin';
import Button from '@mui/material/Button';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { isCodeMissing } from '../ui/loading/load-code';
import { EmptyState } from '../ui/states/EmptyState';

/** SPEC 2: the router's view of an uncaught error, with its status or message. */
export function RouteError() {
  const error = useRouteError();
  const translate = useTranslate();
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : '';
  const isOutdated = isCodeMissing(detail);
  return (
    <EmptyState
      heading="h1"
      {...(isOutdated ? {} : { tone: 'danger' })}
      icon="alert"
      title={isOutdated ? translate('app.error.title') : 'Unexpected Application Error!'}
      text={
        isOutdated ? (
          translate('ra.notification.application_update_available')
        ) : (
          <>
            <p>{translate('app.error.unexpected')}</p>
            <p>{detail}</p>
          </>
        )
      }
    >
      <Button variant="contained" color="primary" onClick={() => window.location.reload()}>
        {translate('app.error.reload')}
      </Button>
    </EmptyState>
  );
}
