import Check from '@mui/icons-material/CheckCircleOutlined';
import No from '@mui/icons-material/RemoveCircleOutline';
import { useTranslate } from 'react-admin';
import styles from './value-view.module.css';

/** «Sí» or «No», with an icon for the eye that runs down a column. */
export function BooleanValue({ value }: { readonly value: boolean }) {
  const translate = useTranslate();
  const Drawing = value ? Check : No;
  return (
    <span className={styles['boolean']} data-value={value}>
      <Drawing aria-hidden fontSize="inherit" />
      {translate(value ? 'app.value.yes' : 'app.value.no')}
    </span>
  );
}
