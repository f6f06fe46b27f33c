import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { useListContext } from 'react-admin';
import { useRef, type ReactNode } from 'react';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { useListSettings } from './layout/ListSettingsContext';
import styles from './list-table.module.css';

interface SortButtonProps {
  readonly label: string;
  /** Field that the server sorts by; without it the column is not sortable. */
  readonly sortBy?: string | undefined;
  readonly numeric?: boolean;
  /** Sum of the column, under its name. */
  readonly total?: ReactNode;
}

/** Heading of a column: a button that sorts ascending, then descending, then restores the list's own order. */
export function SortButton({ label, sortBy, numeric = false, total }: SortButtonProps) {
  const { sort, setSort, filterValues } = useListContext();
  const { backend } = useResourceModule();
  const { defaultSort } = useListSettings();
  const className = numeric ? styles['number'] : undefined;
  // react-admin applies a sort with a delay: until then, a second click continues from the requested sort.
  const asked = useRef<{ readonly from: string; readonly wanted: 'ASC' | 'DESC' | null }>(undefined);
  if (!sortBy)
    return (
      <th scope="col" abbr={label} className={className}>
        {label}
        {total}
      </th>
    );

  const isOwn = (order: 'ASC' | 'DESC') => defaultSort.field === sortBy && defaultSort.order === order;
  // Search results are sorted by relevance instead of the list's default order.
  const isRanked = backend === 'server' && Boolean(filterValues['q']);
  const direction = sort.field === sortBy && !(isRanked && isOwn(sort.order)) ? sort.order : null;
  const Arrow = direction === 'ASC' ? ArrowUpward : direction === 'DESC' ? ArrowDownward : UnfoldMore;
  const next = () => {
    const from = `${sort.field} ${sort.order}`;
    const now = asked.current?.from === from ? asked.current.wanted : direction;
    const wanted =
      now === null
        ? isRanked && isOwn('ASC')
          ? 'DESC'
          : 'ASC'
        : now === 'ASC' && !(isRanked && isOwn('DESC'))
          ? 'DESC'
          : null;
    asked.current = { from, wanted };
    if (wanted !== null) return { field: sortBy, order: wanted } as const;
    return { ...defaultSort, order: defaultSort.field === sortBy ? ('ASC' as const) : defaultSort.order };
  };
  return (
    <th
      scope="col"
      // With each cell, a screen reader says the name alone, not the sum.
      abbr={label}
      className={className}
      aria-sort={direction === null ? 'none' : direction === 'ASC' ? 'ascending' : 'descending'}
    >
      <button
        type="button"
        className={styles['sort']}
        data-active={direction !== null || undefined}
        onClick={() => setSort(next())}
      >
        {label}
        <Arrow aria-hidden fontSize="inherit" />
      </button>
      {/* A button is not repeated with the heading of each printed page. */}
      <span className={styles['printed']} aria-hidden>
        {label}
      </span>
      {total}
    </th>
  );
}
