import { useListContext, useTranslate } from 'react-admin';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { readPath } from '../../resource/read-path';
import { choiceKey } from '../../values/enum-choices';
import { FetchedLabel } from '../../values/FetchedLabel';
import { labelBeside } from '../../values/label-beside';
import { ValueView } from '../../values/ValueView';
import type { Column } from '../column';
import { columnLabelKey } from '../column-label';
import { unfilteredColumns } from '../layout/constant-columns';
import { useListSettings } from '../layout/ListSettingsContext';
import styles from './filters.module.css';

/** Values that are the same in all rows of the page, once each instead of a column. */
export function ConstantChips() {
  const { constant } = useListSettings();
  const { data, filterValues } = useListContext();
  const { name } = useResourceModule();
  const translate = useTranslate();
  const [record] = data ?? [];
  const columns = unfilteredColumns(constant, filterValues);
  if (!record || columns.length === 0) return null;
  return (
    <ul className={styles['chips']} aria-label={translate('app.lists.columns.same')}>
      {columns.map((column) => (
        <li key={column.source} className={styles['chip']} data-constant>
          <span>
            {translate(columnLabelKey(name, column))}:{' '}
            <b>
              <ConstantText column={column} record={record} />
            </b>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Value as text, without the link or the colour that it has in a cell. */
function ConstantText({ column, record }: { readonly column: Column; readonly record: object }) {
  const translate = useTranslate();
  const value = readPath(record, column.source);
  const isEmpty = value === null || value === undefined || value === '';
  if (!isEmpty && column.type === 'enum')
    return translate(choiceKey(column.choices, String(value)), { _: String(value) });
  if (!isEmpty && column.type === 'reference') {
    const label = labelBeside(column, record);
    return typeof label === 'string' && label !== '' ? label : <FetchedLabel reference={column.reference} id={value} />;
  }
  return <ValueView spec={column} value={value} />;
}
