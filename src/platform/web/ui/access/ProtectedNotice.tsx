import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { useHasProtected } from './useProtected';
import styles from './protected.module.css';

/** States that parts of these records are hidden from the signed-in user. */
export function ProtectedNotice() {
  const translate = useTranslate();
  if (!useHasProtected()) return null;
  return (
    <p className={styles['notice']}>
      <LockOutlined aria-hidden fontSize="inherit" />
      {translate('app.protected.notice')}
    </p>
  );
}
