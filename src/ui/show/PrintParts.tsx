import { useGetIdentity, useTranslate } from 'ra-core';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import type { LifecycleSpec } from '../../shared/lifecycle';
import { formatDateTime } from '../format/format-date';
import { PRODUCT_NAME } from '../page/usePageTitle';
import { readPath } from '../resource/read-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import type { WireRecord } from '../resource/wire-record';
import styles from './print.module.css';

/** Head of the printed record: whose it is, what it is, who printed it and when. On paper only. */
export function PrintHead() {
  const { name } = useResourceModule();
  const { identity } = useGetIdentity();
  const translate = useTranslate();
  const [now, setNow] = useState(() => new Date().toISOString());
  useEffect(() => {
    // The browser lays the paper out right after this event.
    const stamp = () => flushSync(() => setNow(new Date().toISOString()));
    window.addEventListener('beforeprint', stamp);
    return () => window.removeEventListener('beforeprint', stamp);
  }, []);
  return (
    <div className={styles['head']} aria-hidden>
      <b>{PRODUCT_NAME}</b>
      <span>{translate(`resources.${name}.name`, { smart_count: 1 })}</span>
      <span>{translate('app.print.printed', { when: formatDateTime(now), who: identity?.fullName ?? '' })}</span>
    </div>
  );
}

/** Where the people who took part in a document sign: one line for each part that its steps give to somebody. On paper only. */
export function Signatures({ record, lifecycle }: { readonly record: WireRecord; readonly lifecycle: LifecycleSpec }) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const stamps = [lifecycle.stamps, ...Object.values(lifecycle.transitions).map((transition) => transition.stamps)];
  const parts = [...new Set(stamps.flatMap((fields) => Object.entries(fields).filter(([, stamp]) => stamp === 'actor').map(([field]) => field)))];
  if (parts.length === 0) return null;
  return (
    <section className={styles['signatures']} aria-hidden>
      <h2>{translate('app.print.signatures')}</h2>
      <div>
        {parts.map((field) => {
          const person = readPath(record, field.replace(/Id$/, 'Nombre'));
          return (
            <p key={field}>
              <span>{typeof person === 'string' ? person : ''}</span>
              <small>{translate(`resources.${name}.fields.${field}`)} · {translate('app.print.name')}</small>
            </p>
          );
        })}
      </div>
    </section>
  );
}
