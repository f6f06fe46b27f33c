import { useListContext, useTranslate } from 'ra-core';
import { formatNumber } from '../format/format-number';
import type { FilterSpec } from './filter-spec';
import { FilterChips } from './filters/FilterChips';
import { FilterMenu } from './filters/FilterMenu';
import { SearchBox } from './SearchBox';
import styles from './list-toolbar.module.css';

/** Search, filters, the filters in force as chips, and how many records they leave. */
export function ListToolbar<Item extends object>({ filters }: { readonly filters: readonly FilterSpec<Item>[] }) {
  const { total, isPending } = useListContext();
  const translate = useTranslate();
  const specs = filters as readonly FilterSpec[];
  return (
    <div className={styles['toolbar']}>
      <div className={styles['controls']}>
        <SearchBox />
        <FilterMenu filters={specs} />
        <p className={styles['count']} role="status">
          {!isPending && total !== undefined && translate('app.list.count', { smart_count: total, total: formatNumber(total) })}
        </p>
      </div>
      <FilterChips filters={specs} />
    </div>
  );
}
