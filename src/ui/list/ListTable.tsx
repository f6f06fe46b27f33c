import { useListContext, useTranslate } from 'ra-core';
import type { KeyboardEvent } from 'react';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { isNumeric } from '../values/value-spec';
import type { Column, NameColumn } from './column';
import { columnLabelKey } from './column-label';
import { ListRow } from './ListRow';
import { SkeletonRows } from './SkeletonRows';
import { SortButton } from './SortButton';
import styles from './list-table.module.css';

export interface ListTableProps<Item extends object> {
  readonly name: NameColumn<Item>;
  readonly columns: readonly Column<Item>[];
}

/**
 * The rows of a page as a plain table. Plain on purpose: a component library's grid costs many times more per row,
 * and this one has to draw a thousand.
 */
export function ListTable<Item extends object>({ name, columns }: ListTableProps<Item>) {
  const { data, isPending, isPlaceholderData, perPage } = useListContext();
  const resource = useResourceModule();
  const translate = useTranslate();

  return (
    <div className={styles['scroll']} tabIndex={0} role="region" aria-label={translate(`resources.${resource.name}.name`, { smart_count: 2 })}>
      <table className={styles['table']} aria-busy={isPending || isPlaceholderData} onKeyDown={moveBetweenRows}>
        <thead>
          <tr>
            <SortButton label={translate(name.label, { smart_count: 1 })} sortBy={name.sortBy} />
            {columns.map((column) => (
              <SortButton
                key={column.source}
                label={translate(columnLabelKey(resource.name, column))}
                sortBy={column.sortable === false ? undefined : (column.sortBy ?? column.source)}
                numeric={isNumeric(column)}
              />
            ))}
          </tr>
        </thead>
        <tbody data-stale={isPlaceholderData || undefined}>
          {isPending || !data ? (
            <SkeletonRows rows={Math.min(perPage, 10)} columns={columns.length + 1} />
          ) : (
            data.map((record) => <ListRow key={record.id} record={record} columns={columns as readonly Column[]} />)
          )}
        </tbody>
      </table>
    </div>
  );
}

/** Up and down arrows go from one record's link to the next. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
  const links = [...event.currentTarget.querySelectorAll<HTMLElement>('[data-row-link]')];
  const current = links.indexOf(document.activeElement as HTMLElement);
  const next = current === -1 ? undefined : links[current + (event.key === 'ArrowDown' ? 1 : -1)];
  if (!next) return;
  event.preventDefault();
  next.focus();
}
