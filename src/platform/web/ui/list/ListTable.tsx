import { useListContext, useTranslate } from 'react-admin';
import { useRef } from 'react';
import { usePeek } from '../peek/PeekContext';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { isNumeric } from '../values/value-spec';
import { columnLabelKey } from './column-label';
import { useListSettings } from './layout/ListSettingsContext';
import { onRowKey } from './keys/on-row-key';
import { ColumnTotal } from './rows/ColumnTotal';
import { MANY_ROWS, Rows } from './rows/Rows';
import { useIsStale } from './rows/useIsStale';
import { SelectBox } from './selection/SelectBox';
import { useSelection } from './selection/SelectionContext';
import { SortButton } from './SortButton';
import styles from './list-table.module.css';

const WIDTHS = ['72%', '48%', '60%', '38%', '54%'];

/** Placeholder rows: the table keeps its shape while loading. */
function SkeletonRows({ rows, columns }: { readonly rows: number; readonly columns: number }) {
  return Array.from({ length: rows }, (_, row) => (
    <tr key={row} className={styles['skeletonRow']} aria-hidden>
      {Array.from({ length: columns }, (_unused, column) => (
        <td key={column}>
          <span className={styles['skeleton']} style={{ width: WIDTHS[(row + column) % WIDTHS.length] }} />
        </td>
      ))}
    </tr>
  ));
}

/**
 * Rows of a page as a plain HTML table. A component library's grid costs many times more per row, and this one renders up to a thousand.
 */
export function ListTable() {
  const { data, isPending, perPage, total = 0 } = useListContext();
  const { name, drawn, layout } = useListSettings();
  const { enabled, count, isSelected, toggle, togglePage } = useSelection();
  const peek = usePeek();
  const stale = useIsStale();
  const resource = useResourceModule();
  const translate = useTranslate();
  const scroll = useRef<HTMLDivElement>(null);
  const many = (data?.length ?? 0) > MANY_ROWS;
  const columnCount = drawn.length + (enabled ? 2 : 1);
  const chosenHere = enabled && count > 0 ? (data ?? []).filter(({ id }) => isSelected(id)).length : 0;

  const title = translate(`resources.${resource.name}.name`, { smart_count: 2 });
  return (
    <div
      ref={scroll}
      className={styles['scroll']}
      data-many={many || undefined}
      tabIndex={0}
      role="region"
      aria-label={title}
    >
      <table
        aria-label={title}
        className={styles['table']}
        data-density={layout.density}
        data-many={many || undefined}
        aria-busy={isPending || stale}
        aria-rowcount={total + 1}
        onKeyDown={(event) => onRowKey(event, peek)}
      >
        <thead>
          <tr aria-rowindex={1}>
            {enabled && (
              <th scope="col" className={styles['select']}>
                <SelectBox
                  label={translate('app.lists.selection.page')}
                  checked={chosenHere > 0 && chosenHere === data?.length}
                  mixed={chosenHere > 0 && chosenHere !== data?.length}
                  onToggle={togglePage}
                />
              </th>
            )}
            <SortButton label={translate(name.label, { smart_count: 1 })} sortBy={name.sortBy} />
            {drawn.map((column) => (
              <SortButton
                key={column.source}
                label={translate(columnLabelKey(resource.name, column))}
                sortBy={column.sortable === false ? undefined : (column.sortBy ?? column.source)}
                numeric={isNumeric(column)}
                total={column.total && <ColumnTotal column={column} />}
              />
            ))}
          </tr>
        </thead>
        {isPending || !data ? (
          <tbody>
            <SkeletonRows rows={Math.min(perPage, 10)} columns={columnCount} />
          </tbody>
        ) : (
          <Rows scroll={scroll} toggle={toggle} columnCount={columnCount} />
        )}
      </table>
    </div>
  );
}
