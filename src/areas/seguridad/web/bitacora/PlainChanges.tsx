import { useTranslate } from 'react-admin';
import type { FieldChange } from '#platform/shared/history-event';
import tableStyles from '#platform/web/ui/show/trail.module.css';
import type { ValueSpec } from '#platform/web/ui/values/value-spec';
import { plainParts, type PlainPart } from './plain-parts';
import { PlainValue } from './PlainValue';
import styles from './bitacora.module.css';

interface PlainChangesProps {
  /** Name of the texts of the fields: a resource, or `reportes.<name>`. */
  readonly resource: string;
  readonly changes: readonly FieldChange[];
  readonly specs?: Readonly<Record<string, ValueSpec>>;
  readonly caption: string;
}

/** Renders parts of an event that are no fields of a record: the filter of a list, the shown ids, the columns of a file. */
export function PlainChanges({ resource, changes, specs = {}, caption }: PlainChangesProps) {
  const translate = useTranslate();
  const fieldName = (name: string) =>
    translate(`resources.${resource}.fields.${name}`, { _: translate(`bitacora.about.${name}`, { _: name }) });
  const part = ({ name, operator, values }: PlainPart) => (
    <li key={`${name} ${operator}`}>
      {fieldName(name)}
      {operator && ` ${translate(`bitacora.operators.${operator}`)}`}:{' '}
      {values.map((value, index) => (
        <span key={String(value)}>
          {index > 0 && ', '}
          <PlainValue value={value} spec={operator === 'null' ? { type: 'boolean' } : specs[name]} />
        </span>
      ))}
    </li>
  );
  const content = (campo: string, value: unknown) => {
    if (campo === 'columnas' && Array.isArray(value)) return value.map((name) => fieldName(String(name))).join(', ');
    const parts = plainParts(value);
    if (parts === null) return <PlainValue value={value} />;
    return parts.length > 0 ? <ul className={styles['parts']}>{parts.map(part)}</ul> : <PlainValue value={null} />;
  };
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
              {antes !== null && (
                <del>
                  <PlainValue value={antes} />
                </del>
              )}{' '}
              {content(campo, despues)}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
