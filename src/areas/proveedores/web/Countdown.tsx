import { useTranslate } from 'react-admin';
import styles from './exchanges.module.css';

/** Renders the remaining days of a right: number, word and colour. */
export function Countdown({ days }: { readonly days: number }) {
  const translate = useTranslate();
  const tone = days <= 15 ? 'danger' : days <= 30 ? 'warning' : days <= 90 ? 'info' : 'success';
  return (
    <span className={styles['countdown']} data-tone={tone}>
      <strong>{days}</strong>
      <span>{translate('app.exchanges.days', { smart_count: days })}</span>
    </span>
  );
}
