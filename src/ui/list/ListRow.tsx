import type { RaRecord } from 'ra-core';
import { memo, type MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { readPath } from '../resource/read-path';
import { recordPath } from '../resource/record-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { isNumeric } from '../values/value-spec';
import { ValueView } from '../values/ValueView';
import type { Column } from './column';
import { InactiveChip } from './InactiveChip';
import styles from './list-table.module.css';

interface ListRowProps {
  readonly record: RaRecord;
  readonly columns: readonly Column[];
}

/** One record: its name is a real link, and a click anywhere else on the row follows it. */
export const ListRow = memo(function ListRow({ record, columns }: ListRowProps) {
  const { name, recordLabel } = useResourceModule();
  const navigate = useNavigate();
  const to = recordPath.show(name, record.id);
  const open = (event: MouseEvent<HTMLElement>) => {
    const onControl = (event.target as Element).closest('a, button, input');
    if (!onControl && !window.getSelection()?.toString()) void navigate(to);
  };
  return (
    <tr onClick={open} data-inactive={record['activo'] === false || undefined}>
      <th scope="row">
        <Link to={to} data-row-link="">{recordLabel(record) || `#${record.id}`}</Link>
        {record['activo'] === false && <InactiveChip />}
      </th>
      {columns.map((column) => (
        <td key={column.source} className={isNumeric(column) ? styles['number'] : undefined}>
          <ValueView spec={column} value={readPath(record, column.source)} label={column.type === 'reference' && column.labelField ? readPath(record, column.labelField) : undefined} />
        </td>
      ))}
    </tr>
  );
});
