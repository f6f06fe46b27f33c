import Close from '@mui/icons-material/Close';
import { useTranslate } from 'react-admin';
import styles from './filters.module.css';

/** Button that removes one filter. */
export function RemoveFilter({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  const translate = useTranslate();
  const name = translate('app.list.removeFilter', { name: label });
  return (
    <button type="button" className={styles['remove']} aria-label={name} title={name} onClick={onRemove}>
      <Close aria-hidden fontSize="inherit" />
    </button>
  );
}
