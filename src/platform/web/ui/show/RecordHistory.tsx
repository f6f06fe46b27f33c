import { useTranslate } from 'react-admin';
import { NEVER_WRITTEN } from '#platform/shared/validation/never-written';
import { formatDateTime } from '../format/format-date';
import { formatNumber } from '../format/format-number';
import type { WireRecord } from '../resource/wire-record';
import { useActors } from './useActors';
import styles from './show.module.css';

/** Creator and last editor of the record, with times, and its version. */
export function RecordHistory({ id, record }: { readonly id: string; readonly record: WireRecord }) {
  const translate = useTranslate();
  const created = formatDateTime(record['fechaCreacion']);
  const changed = formatDateTime(record['fechaModificacion']);
  const { creator, editor } = useActors(id, record);
  if (record['fechaCreacion'] === NEVER_WRITTEN) return null;
  return (
    <footer className={styles['history']}>
      {created && (
        <span>
          {creator
            ? translate('app.history.createdBy', { who: creator, when: created })
            : translate('app.record.created', { when: created })}
        </span>
      )}
      {changed && (
        <span>
          {editor
            ? translate('app.history.changedBy', { who: editor, when: changed })
            : translate('app.record.changed', { when: changed })}
        </span>
      )}
      {typeof record['version'] === 'number' && (
        <span>{translate('app.record.version', { version: formatNumber(record['version']) })}</span>
      )}
    </footer>
  );
}
