import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import styles from './protected.module.css';

/** Placeholder for a value that the server hides from the signed-in user. */
export function ProtectedValue() {
  const translate = useTranslate();
  return (
    <span className={styles['value']}>
      <LockOutlined aria-hidden fontSize="inherit" />
      {translate('app.protected.value')}
    </span>
  );
}
