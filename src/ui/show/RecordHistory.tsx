import { useTranslate } from 'ra-core';
import { formatDateTime } from '../format/format-date';
import { formatNumber } from '../format/format-number';
import type { WireRecord } from '../resource/wire-record';
import styles from './show.module.css';

/** When the record was created and last changed, and its version. */
export function RecordHistory({ record }: { readonly record: WireRecord }) {
  const translate = useTranslate();
  const created = formatDateTime(record['fechaCreacion']);
  const changed = formatDateTime(record['fechaModificacion']);
  return (
    <footer className={styles['history']}>
      {created && <span>{translate('app.record.created', { when: created })}</span>}
      {changed && <span>{translate('app.record.changed', { when: changed })}</span>}
      {typeof record['version'] === 'number' && <span>{translate('app.record.version', { version: formatNumber(record['version']) })}</span>}
    </footer>
  );
}
