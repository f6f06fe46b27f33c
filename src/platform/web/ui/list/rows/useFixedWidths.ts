import { useEffect, type RefObject } from 'react';

/**
 * Fixes the column widths of a table to those of the first rows. With windowed rows, widths from the rendered rows would change with every
 * scroll.
 */
export function useFixedWidths(body: RefObject<HTMLElement | null>, columns: readonly unknown[]): void {
  // After painting: the rows look the same then, and are not laid out twice before the first paint.
  useEffect(() => {
    const table = body.current?.closest('table');
    const headings = [...(table?.tHead?.rows[0]?.cells ?? [])];
    if (!table || headings.length < columns.length) return;
    const widths = headings.map((heading) => Math.round(heading.getBoundingClientRect().width));
    headings.forEach((heading, index) => {
      heading.style.width = `${widths[index] ?? 0}px`;
    });
    table.style.tableLayout = 'fixed';
    table.style.minWidth = `${widths.reduce((sum, width) => sum + width, 0)}px`;
    return () => {
      for (const heading of headings) heading.style.width = '';
      table.style.tableLayout = '';
      table.style.minWidth = '';
    };
  }, [body, columns]);
}
