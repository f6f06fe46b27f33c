import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import styles from './side-nav.module.css';

/** Shown when the menu cannot be loaded. */
export function NavFailure({ onRetry }: { readonly onRetry: () => void }) {
  const translate = useTranslate();
  return (
    <p className={styles['none']} role="alert">
      {translate('app.nav.failed')}{' '}
      <Button size="small" onClick={onRetry}>
        {translate('app.error.retry')}
      </Button>
    </p>
  );
}
