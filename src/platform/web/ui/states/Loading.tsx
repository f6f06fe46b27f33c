import CircularProgress from '@mui/material/CircularProgress';
import { useTranslate } from 'react-admin';
import { useEffect, useState } from 'react';
import styles from './states.module.css';

/** A moment's wait. Shows nothing at first: most waits are over before a spinner could be read. */
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
