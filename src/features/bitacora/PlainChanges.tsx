import { useTranslate } from 'react-admin';
import type { FieldChange } from '../../shared/history-event';
import tableStyles from '../../ui/show/trail.module.css';

interface PlainChangesProps {
  readonly changes: readonly FieldChange[];
  readonly caption: string;
}

/** What an event tells that is no field of a record: a filter, the ids of a list, the columns of a file. */
export function PlainChanges({ changes, caption }: PlainChangesProps) {
  const translate = useTranslate();
  return (
    <table className={tableStyles['changes']}>
      <caption className="rs-hidden">{caption}</caption>
      <thead className="rs-hidden">
        <tr>
          <th scope="col">{translate('app.history.field')}</th>
          <th scope="col">{translate('app.history.after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(({ campo, antes, despues }) => (
          <tr key={campo}>
            <th scope="row">{translate(`bitacora.about.${campo}`, { _: campo })}</th>
            <td>
              {antes !== null && <del>{plain(antes)}</del>} {plain(despues)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function plain(value: unknown): string {
  if (value === null || value === undefined) return '–';
  if (Array.isArray(value) && value.every((item) => typeof item !== 'object')) return value.join(', ') || '–';
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}
