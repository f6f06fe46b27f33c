import { useTranslate } from 'react-admin';
import Button from '@mui/material/Button';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';
import { EmptyState } from '../../ui/states/EmptyState';

/** SPEC 2: the router's view of an error that nobody caught, with its status or message. */
export function RouteError() {
  const error = useRouteError();
  const translate = useTranslate();
  const detail = isRouteErrorResponse(error)
    ? `${error.status} ${error.statusText}`
    : error instanceof Error
      ? error.message
      : '';
  return (
    <EmptyState
      heading="h1"
      tone="danger"
      icon="alert"
      title="Unexpected Application Error!"
      text={
        <>
          <p>{translate('app.error.unexpected')}</p>
          <p>{detail}</p>
        </>
      }
    >
      <Button variant="contained" color="primary" onClick={() => window.location.reload()}>
        {translate('app.error.reload')}
      </Button>
    </EmptyState>
  );
}
