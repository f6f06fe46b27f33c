import { useEffect, type RefObject } from 'react';

/**
 * Keeps the columns of a table as wide as the first rows make them: where only some rows are drawn, widths taken from the
 * rows that happen to be there would change with every scroll.
 */
export function useFixedWidths(body: RefObject<HTMLElement | null>, columns: readonly unknown[]): void {
  // Once the rows are on the screen: they look the same after it, and need not wait for being laid out twice.
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
