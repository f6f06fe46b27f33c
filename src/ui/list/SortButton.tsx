import ArrowDownward from '@mui/icons-material/ArrowDownward';
import ArrowUpward from '@mui/icons-material/ArrowUpward';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import { useListContext } from 'ra-core';
import styles from './list-table.module.css';

interface SortButtonProps {
  readonly label: string;
  /** Field that the server sorts by; without it the column cannot be sorted. */
  readonly sortBy?: string | undefined;
  readonly numeric?: boolean;
}

/** A column's heading: a button that sorts by it, first upwards, then downwards. */
export function SortButton({ label, sortBy, numeric = false }: SortButtonProps) {
  const { sort, setSort } = useListContext();
  const className = numeric ? styles['number'] : undefined;
  if (!sortBy) return <th scope="col" className={className}>{label}</th>;

  const direction = sort.field === sortBy ? sort.order : null;
  const Arrow = direction === 'ASC' ? ArrowUpward : direction === 'DESC' ? ArrowDownward : UnfoldMore;
  return (
    <th scope="col" className={className} aria-sort={direction === null ? 'none' : direction === 'ASC' ? 'ascending' : 'descending'}>
      <button type="button" className={styles['sort']} data-active={direction !== null || undefined} onClick={() => setSort({ field: sortBy, order: direction === 'ASC' ? 'DESC' : 'ASC' })}>
        {label}
        <Arrow aria-hidden fontSize="inherit" />
      </button>
    </th>
  );
}
