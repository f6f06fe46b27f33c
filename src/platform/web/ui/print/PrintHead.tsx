import { useGetIdentity, useTranslate } from 'react-admin';
import { useEffect, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { formatDateTime } from '../format/format-date';
import { PRODUCT_NAME } from '../page/usePageTitle';
import { useResourceModule } from '../resource/ResourceModuleContext';
import styles from './print.module.css';

/**
 * Head of a printed page: title, author and time. Print only.
 *
 * @param count number of records on the page, for the singular or plural of their name
 */
export function PrintHead({ count, children }: { readonly count: 1 | 2; readonly children?: ReactNode }) {
  const { name } = useResourceModule();
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    // The browser lays out the paper right after this event.
    const stamp = () => flushSync(() => setNow(new Date().toISOString()));
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  return (
    <div className={styles['head']} aria-hidden>
      <b>{PRODUCT_NAME}</b>
      <span>{translate(`resources.${name}.name`, { smart_count: count })}</span>
      {children}
      <span>{translate('app.print.printed', { when: formatDateTime(now), who: identity?.fullName ?? '' })}</span>
    </div>
  );
}
