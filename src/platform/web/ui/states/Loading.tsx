import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import styles from './states.module.css';

/** Delayed loading indicator: most waits end before a spinner would be noticed. */
export function Loading() {
  const translate = useTranslate();
  const [shown, setShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setShown(true), 250);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className={styles['loading']}>
      {shown && <CircularProgress size={28} color="inherit" aria-label={translate('app.loading')} />}
    </div>
  );
}
