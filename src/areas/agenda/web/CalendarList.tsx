import { useTranslate } from 'react-admin';
import type { Column, Entry } from './columns';
import { EntryButton } from './EntryButton';
import type { Moving } from './useMoving';
import styles from './agenda.module.css';

interface CalendarListProps {
  readonly columns: readonly Column[];
  readonly titleOf: (column: Column) => string;
  readonly mayBook: boolean;
  readonly moving?: Moving | undefined;
  readonly onOpen: (entry: Entry) => void;
}

/** Calendar for phones: the columns as lists below each other. */
export function CalendarList({ columns, titleOf, mayBook, moving, onOpen }: CalendarListProps) {
  const translate = useTranslate();
  return (
    <div className={styles['list']}>
      {columns.map((column) => (
        <section key={column.key} aria-labelledby={`agenda-${column.key}`}>
          <h2 id={`agenda-${column.key}`}>{titleOf(column)}</h2>
          {column.entries.length === 0 ? (
            <p>{translate('agenda.nothing')}</p>
          ) : (
            <ul>
              {column.entries.map((entry) => (
                <li key={entry.key}>
                  <EntryButton
                    entry={entry}
                    where={titleOf(column)}
                    showsTime
                    mayBook={mayBook}
                    moving={moving}
                    onOpen={() => onOpen(entry)}
                  />
                </li>
              ))}
            </ul>
          )}
        </section>
      ))}
    </div>
  );
}
