import { useRef, useState, type KeyboardEvent } from 'react';
import { useTranslate } from 'react-admin';
import { timesOf, type Column, type Entry } from './columns';
import { EntryButton } from './EntryButton';
import type { Moving } from './useMoving';
import styles from './agenda.module.css';

interface CalendarGridProps {
  readonly label: string;
  readonly columns: readonly Column[];
  readonly titleOf: (column: Column) => string;
  readonly mayBook: boolean;
  readonly moving?: Moving | undefined;
  readonly onOpen: (entry: Entry) => void;
}

const MOVES: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * Calendar table: a row for each start time, a column for each day or physician. It is one stop for the Tab key; arrow keys move to the
 * nearest entry above, below, before or after.
 */
export function CalendarGrid({ label, columns, titleOf, mayBook, moving, onOpen }: CalendarGridProps) {
  const translate = useTranslate();
  const table = useRef<HTMLTableElement>(null);
  const [stop, setStop] = useState<string | null>(null);
  const times = timesOf(columns);
  const all = columns.flatMap(({ entries }) => entries);
  const reachable = mayBook ? all : all.filter(({ kind }) => kind === 'appointment');
  const stopKey = reachable.some(({ key }) => key === stop) ? stop : reachable[0]?.key;

  const move = (event: KeyboardEvent) => {
    const [down, right] = MOVES[event.key] ?? [0, 0];
    const from = (event.target as HTMLElement).closest<HTMLElement>('[data-entry]');
    if ((down === 0 && right === 0) || !from || !table.current) return;
    event.preventDefault();
    const here = placeOf(from);
    const others = [...table.current.querySelectorAll<HTMLElement>('button[data-entry]')].map((button) => ({
      button,
      ...placeOf(button),
    }));
    const [next] = others
      .filter(({ row, column, order }) =>
        down !== 0
          ? column === here.column && (row === here.row ? order - here.order : row - here.row) * down > 0
          : (column - here.column) * right > 0,
      )
      .toSorted(
        (one, other) =>
          Math.abs(one.column - here.column) - Math.abs(other.column - here.column) ||
          Math.abs(one.row - here.row) - Math.abs(other.row - here.row) ||
          Math.abs(one.order - here.order) - Math.abs(other.order - here.order),
      );
    if (!next) return;
    setStop(next.button.dataset['entry'] ?? null);
    next.button.focus();
  };

  return (
    <div className={styles['scroll']} tabIndex={-1}>
      {/* Keys are those of the buttons within. */}
      <table ref={table} className={styles['grid']} aria-label={label} onKeyDown={move}>
        <thead>
          <tr>
            <th scope="col">{translate('agenda.hour')}</th>
            {columns.map((column) => (
              <th key={column.key} scope="col">
                {titleOf(column)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {times.map((time) => (
            <tr key={time}>
              <th scope="row">{time}</th>
              {columns.map((column) => (
                <td key={column.key}>
                  {column.entries
                    .filter((entry) => entry.time === time)
                    .map((entry) => (
                      <EntryButton
                        key={entry.key}
                        entry={entry}
                        where={titleOf(column)}
                        showsTime={false}
                        tabIndex={entry.key === stopKey ? 0 : -1}
                        mayBook={mayBook}
                        moving={moving}
                        onOpen={() => {
                          setStop(entry.key);
                          onOpen(entry);
                        }}
                      />
                    ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function placeOf(button: HTMLElement) {
  const cell = button.closest('td')!;
  const row = cell.closest('tr')!;
  return {
    row: row.rowIndex,
    column: cell.cellIndex,
    order: [...cell.children].indexOf(button),
  };
}
