import { useListContext, useTranslate } from 'react-admin';
import { useState } from 'react';
import { asList } from '../filters/as-list';
import ListFailure from '../address/ListFailure';
import { useListSettings } from '../layout/ListSettingsContext';
import type { ListedRecord } from '../../resource/wire-record';
import { BoardColumn } from './BoardColumn';
import { StepsDialog } from './StepsDialog';
import styles from './board.module.css';

/** Card dropped on another state, whose dialog is open. */
interface Moving {
  readonly record: ListedRecord;
  readonly to?: string;
}

/** List as a board: a column for each value of a choice, with the list's filter applied. */
export function BoardShape() {
  const { filterValues } = useListContext();
  const board = useListSettings().shapes!.board!;
  const translate = useTranslate();
  const [dragged, setDragged] = useState<ListedRecord | null>(null);
  const [moving, setMoving] = useState<Moving | null>(null);
  const wanted = asList(filterValues[board.by]);
  const values = board.choices.options
    .map(({ value }) => value)
    .filter((value) => (wanted.length > 0 ? wanted.includes(value) : !board.closed.includes(value)));
  // A filter by values without columns would show an empty board.
  if (wanted.length > 0 && values.length === 0)
    return <ListFailure error={{ status: 400, errores: [{ campo: board.by }] }} onRetry={() => undefined} />;
  return (
    <>
      <div className={styles['board']} role="group" aria-label={translate('app.lists.shapes.tablero')}>
        {values.map((value) => (
          <BoardColumn
            key={value}
            value={value}
            board={board}
            isTarget={dragged !== null && dragged[board.by] !== value}
            onDrag={setDragged}
            onDrop={() => {
              if (dragged && dragged[board.by] !== value) setMoving({ record: dragged, to: value });
              setDragged(null);
            }}
            onMove={(record) => setMoving({ record })}
          />
        ))}
      </div>
      {moving && board.Steps && (
        <StepsDialog {...moving} board={board} Steps={board.Steps} onClose={() => setMoving(null)} />
      )}
    </>
  );
}
