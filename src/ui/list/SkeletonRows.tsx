import styles from './list-table.module.css';

const WIDTHS = ['72%', '48%', '60%', '38%', '54%'];

/** Rows that are on their way: the table keeps its shape while it waits. */
export function SkeletonRows({ rows, columns }: { readonly rows: number; readonly columns: number }) {
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
