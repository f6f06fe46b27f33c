import { useTranslate } from 'react-admin';
import styles from './central-office.module.css';

/** Months of stock before and after; one month or less is told in colour beside the figure. */
export function Months({ before, after }: { readonly before: number | null; readonly after: number | null }) {
  const translate = useTranslate();
  if (before === null || after === null) return <span>{translate('app.centralOffice.grid.unknown')}</span>;
  return (
    <span className={styles['months']}>
      <span data-low={before < 1 || undefined}>{short(before)}</span> <span aria-hidden>→</span>
      <span className="rs-hidden">{translate('app.centralOffice.grid.then')}</span>{' '}
      <b data-low={after < 1 || undefined}>{short(after)}</b>
    </span>
  );
}

const short = (months: number): string => (months >= 100 ? '99+' : months.toFixed(months < 10 ? 1 : 0));
