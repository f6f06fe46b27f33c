import LockOutlined from '@mui/icons-material/LockOutlined';
import { useTranslate } from 'react-admin';
import { useHasProtected } from './useProtected';
import styles from './protected.module.css';

/** Says that there is more to these records than the signed-in person is shown. */
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
