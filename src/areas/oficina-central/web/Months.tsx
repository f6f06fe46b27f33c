import { useTranslate } from 'react-admin';
import { shortMonths } from './short-months';
import styles from './central-office.module.css';

/** Months of stock before and after; one month or less is also coloured. */
export function Months({ before, after }: { readonly before: number | null; readonly after: number | null }) {
  const translate = useTranslate();
  if (before === null || after === null) return <span>{translate('app.centralOffice.grid.unknown')}</span>;
  return (
    <span className={styles['months']}>
      <span data-low={before < 1 || undefined}>{shortMonths(before)}</span> <span aria-hidden>→</span>
      <span className="rs-hidden">{translate('app.centralOffice.grid.then')}</span>{' '}
      <b data-low={after < 1 || undefined}>{shortMonths(after)}</b>
    </span>
  );
}
