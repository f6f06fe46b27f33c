import { useTranslate } from 'react-admin';
import { formatNumber } from '../format/format-number';
import { fieldTitle } from './field-title';
import type { RecordChanges } from './import-outcome';
import styles from './imports.module.css';

interface ImportChangesProps {
  readonly changes: readonly RecordChanges[];
  /** Total updated records. */
  readonly total: number;
  readonly resource: string;
}

/** First updated records of an import, before and after, with the number of the others. */
export function ImportChanges({ changes, total, resource }: ImportChangesProps) {
  const translate = useTranslate();
  return (
    <details className={styles['headings']}>
      <summary>{translate('imports.changes.title', { smart_count: total, total: formatNumber(total) })}</summary>
      <div className={styles['scroll']} role="region" aria-label={translate('imports.changes.region')} tabIndex={0}>
        <table className={styles['table']}>
          <thead>
            <tr>
              {(['row', 'record', 'column', 'before', 'after'] as const).map((name) => (
                <th key={name} scope="col">
                  {translate(`imports.changes.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {changes.flatMap(({ fila, clave, cambios }) =>
              cambios.map(({ campo, antes, despues }) => (
                <tr key={`${fila} ${campo}`}>
                  <td>{fila}</td>
                  <td>{clave}</td>
                  <td>{fieldTitle(translate, resource, campo)}</td>
                  <td className={styles['value']}>{antes || '—'}</td>
                  <td className={styles['value']}>{despues || '—'}</td>
                </tr>
              )),
            )}
          </tbody>
        </table>
      </div>
      {total > changes.length && (
        <p>
          {translate('imports.changes.more', {
            smart_count: total - changes.length,
            shown: formatNumber(changes.length),
            total: formatNumber(total - changes.length),
          })}
        </p>
      )}
    </details>
  );
}
