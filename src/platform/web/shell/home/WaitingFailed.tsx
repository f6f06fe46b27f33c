import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import styles from './worklist.module.css';

/** Message that what waits could not be read, with a retry. */
export function WaitingFailed({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <p role="alert" className={styles['note']}>
      {translate('app.home.tasksFailed')}{' '}
      <Button size="small" onClick={onRetry}>
        {translate('app.error.retry')}
      </Button>
    </p>
  );
}
