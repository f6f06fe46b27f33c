import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import styles from './protected.module.css';

/** In the place of a value that the server keeps from the signed-in person. */
export function ProtectedValue() {
  const translate = useTranslate();
  return (
    <span className={styles['value']}>
      <LockOutlined aria-hidden fontSize="inherit" />
      {translate('app.protected.value')}
    </span>
  );
}
