import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { Identifier } from 'react-admin';
import { useCallback, useRef, type RefObject } from 'react';
import { useListSettings } from '../layout/ListSettingsContext';
import { useFixedWidths } from './useFixedWidths';
import { ListRow } from '../ListRow';
import { useRows } from './useRows';

interface WindowedRowsProps {
  readonly scroll: RefObject<HTMLElement | null>;
  readonly toggle: (id: Identifier, range: boolean) => void;
  readonly columnCount: number;
}

/** Heights of a single-line row, as defined in list-table.module.css for long pages. */
const HEIGHT = { comoda: 45, compacta: 33 } as const;

/** Height above a long page, as in list-table.module.css, in pixels. */
const ABOVE = 120;

/** Renders the visible rows, a few around them and the focused one; empty space of the same height replaces the others. */
export default function WindowedRows({ scroll, toggle, columnCount }: WindowedRowsProps) {
  const { data, propsOf, stale } = useRows(toggle);
  const { layout, drawn } = useListSettings();
  const body = useRef<HTMLTableSectionElement>(null);
  const height = HEIGHT[layout.density];
  useFixedWidths(body, drawn);
  // oxlint-disable-next-line react/incompatible-library -- its functions are used here alone, in no memoised part
  const rows = useVirtualizer({
    count: data.length,
    getScrollElement: () => scroll.current,
    estimateSize: () => height,
    getItemKey: useCallback((index: number) => data[index]?.id ?? index, [data]),
    overscan: 6,
    // Estimate until the container is measured, so that the first render is usually final.
    initialRect: { width: 0, height: window.innerHeight - ABOVE },
    rangeExtractor: (range) => {
      const inSight = defaultRangeExtractor(range);
      const focused = Number(body.current?.querySelector<HTMLElement>('tr:focus-within')?.dataset['index'] ?? -1);
      return focused < 0 || focused >= data.length || inSight.includes(focused)
        ? inSight
        : [...inSight, focused].toSorted((a, b) => a - b);
    },
  });
  const items = rows.getVirtualItems();
  const space = (key: string, from: number, to: number) =>
    to > from && (
      <tr key={key} aria-hidden data-space="">
        <td colSpan={columnCount} style={{ height: to - from }} />
      </tr>
    );
  let end = 0;
  return (
    <tbody ref={body} data-stale={stale}>
      {items.flatMap((item) => {
        const record = data[item.index];
        if (!record) return [];
        const before = space(`before-${item.index}`, end, item.start);
        ({ end } = item);
        return [before, <ListRow key={item.key} {...propsOf(record, item.index)} place={item.index} />];
      })}
      {space('after', end, rows.getTotalSize())}
    </tbody>
  );
}
