import { useTranslate, type Identifier, type RaRecord } from 'react-admin';
import { memo, useCallback, type MouseEvent } from 'react';
import { Link } from 'react-router-dom';
import { readPath } from '../resource/read-path';
import { recordPath } from '#platform/shared/record-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { isNumeric } from '../values/value-spec';
import { labelBeside } from '../values/label-beside';
import { ValueView } from '../values/ValueView';
import type { Column, Ficha } from './column';
import { InactiveChip } from './InactiveChip';
import { rowTexts } from './row-texts';
import { InlineCell } from './inline/InlineCell';
import { useInline } from './inline/InlineContext';
import { SelectBox } from './selection/SelectBox';
import styles from './list-table.module.css';

export interface ListRowProps {
  readonly record: RaRecord;
  readonly ficha: Ficha | undefined;
  readonly columns: readonly Column[];
  /** Position in the whole list; the heading is 1. */
  readonly rowIndex: number;
  /** Null when rows cannot be selected. */
  readonly selected: boolean | null;
  readonly onToggle: (id: Identifier, range: boolean) => void;
  /** True for the record whose preview is beside the list. */
  readonly peeked: boolean;
  readonly onPeek: (id: Identifier) => void;
  /** Position on the page, when not all rows are rendered. */
  readonly place?: number;
}

/** Row of one record: its name is a real link to its page, and a click anywhere else on the row shows it beside the list. */
export const ListRow = memo(function ListRow({
  record,
  ficha,
  columns,
  rowIndex,
  selected,
  onToggle,
  peeked,
  onPeek,
  place,
}: ListRowProps) {
  const resource = useResourceModule();
  const translate = useTranslate();
  const to = recordPath.show(resource.name, record.id);
  const label = resource.recordLabel(record) || `#${record.id}`;
  const { name, line } = rowTexts(record, ficha, resource);
  const toggle = useCallback((range: boolean) => onToggle(record.id, range), [onToggle, record.id]);
  const inline = useInline();
  const open = inline?.offers(record) ? inline : null;
  const onClick = (event: MouseEvent<HTMLElement>) => {
    // An editable cell reserves the second click for editing.
    const onControl = (event.target as Element).closest('a, button, input, label, [data-inline]');
    if (onControl || window.getSelection()?.toString()) return;
    // As with the link itself, these keys open a new tab.
    if (event.ctrlKey || event.metaKey) window.open(to, '_blank');
    else onPeek(record.id);
  };
  return (
    <tr
      onClick={onClick}
      data-record={record.id}
      data-peeked={peeked || undefined}
      aria-current={peeked || undefined}
      data-inactive={record['activo'] === false || undefined}
      data-selected={selected || undefined}
      aria-rowindex={rowIndex}
      data-index={place}
    >
      {selected !== null && (
        <td className={styles['select']}>
          <SelectBox
            label={translate('app.lists.selection.one', { name: label })}
            checked={selected}
            onToggle={toggle}
          />
        </td>
      )}
      <th scope="row" data-code={(!ficha && !name.includes(' ')) || undefined}>
        <Link to={to} data-row-link="">
          {name}
        </Link>
        {record['activo'] === false && <InactiveChip />}
        {line && <small>{line}</small>}
      </th>
      {columns.map((column) => {
        const value = (
          <ValueView spec={column} value={readPath(record, column.source)} label={labelBeside(column, record)} />
        );
        const className = isNumeric(column) ? styles['number'] : undefined;
        return open && column.inline ? (
          <InlineCell key={column.source} inline={open} record={record} column={column} name={label} number={className}>
            {value}
          </InlineCell>
        ) : (
          <td key={column.source} className={className}>
            {value}
          </td>
        );
      })}
    </tr>
  );
});
