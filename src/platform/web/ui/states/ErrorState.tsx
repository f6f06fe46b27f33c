import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { describeError } from './describe-error';
import { EmptyState } from './EmptyState';
import { NoPermission } from './NoPermission';
import { NoRecord } from './NoRecord';
import styles from './states.module.css';

export interface ErrorStateProps {
  readonly error: unknown;
  readonly onRetry?: () => void;
}

/** Shows a loading error with its reference number and a retry. */
export function ErrorState({ error, onRetry }: ErrorStateProps) {
  const translate = useTranslate();
  const { message, status, correlationId } = describeError(error);
  if (status === 404) return <NoRecord />;
  if (status === 403) return <NoPermission />;
  return (
    <EmptyState
      tone="danger"
      icon="alert"
      title={translate('app.error.title')}
      text={
        <>
          <p>{translate(message, { correlationId: correlationId ?? '' })}</p>
          {correlationId && (
            <p className={styles['reference']}>{translate('app.error.reference', { id: correlationId })}</p>
          )}
        </>
      }
    >
      {onRetry && <Button onClick={onRetry}>{translate('app.error.retry')}</Button>}
    </EmptyState>
  );
}
