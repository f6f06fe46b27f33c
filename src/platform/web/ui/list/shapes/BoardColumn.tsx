import Button from '@mui/material/Button';
import { keepPreviousData } from '@tanstack/react-query';
import { useGetList, useListContext, useTranslate } from 'react-admin';
import { useId, useState, type DragEvent } from 'react';
import { formatNumber } from '../../format/format-number';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { describeError } from '../../states/describe-error';
import { choiceKey } from '../../values/enum-choices';
import type { ListedRecord } from '../../resource/wire-record';
import ListFailure from '../address/ListFailure';
import { refusedParts } from '../address/refused-parts';
import { BoardCard } from './BoardCard';
import type { BoardSpec } from './list-shapes';
import styles from './board.module.css';

/** Initial number of cards in a column, and of further cards per load. */
const FIRST = 20;

interface BoardColumnProps {
  readonly value: string;
  readonly board: BoardSpec;
  /** True while a card of another column is being dragged. */
  readonly isTarget: boolean;
  readonly onDrag: (record: ListedRecord | null) => void;
  readonly onDrop: () => void;
  readonly onMove: (record: ListedRecord) => void;
}

/** Column with the records of one value, up to the number loaded. */
export function BoardColumn({ value, board, isTarget, onDrag, onDrop, onMove }: BoardColumnProps) {
  const { name } = useResourceModule();
  const { filterValues, sort } = useListContext();
  const translate = useTranslate();
  const titleId = useId();
  const [most, setMost] = useState(FIRST);
  const [isOver, setIsOver] = useState(false);
  const { data, total, error, isPending, refetch } = useGetList<ListedRecord>(
    name,
    { pagination: { page: 1, perPage: most }, sort, filter: { ...filterValues, [board.by]: [value] } },
    { placeholderData: keepPreviousData, onError: () => undefined },
  );
  const choice = board.choices.options.find((option) => option.value === value);
  const over = (event: DragEvent) => {
    if (!isTarget) return;
    event.preventDefault();
    setIsOver(true);
  };
  return (
    <section
      className={styles['column']}
      aria-labelledby={titleId}
      data-tone={choice?.tone ?? 'neutral'}
      data-target={isTarget || undefined}
      data-over={(isTarget && isOver) || undefined}
      onDragOver={over}
      onDragLeave={() => setIsOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setIsOver(false);
        onDrop();
      }}
    >
      <h2 id={titleId}>
        {translate(choiceKey(board.choices, value), { _: value })}
        {total !== undefined && (
          <span>
            {formatNumber(total)}
            <span className="rs-hidden"> {translate('shapes.records', { smart_count: total })}</span>
          </span>
        )}
      </h2>
      {error && !data && refusedParts(error, { ...filterValues }) ? (
        <ListFailure error={error} onRetry={() => void refetch()} />
      ) : error && !data ? (
        <p role="alert">
          {translate(describeError(error).message, { correlationId: '' })}{' '}
          <Button size="small" onClick={() => void refetch()}>
            {translate('app.error.retry')}
          </Button>
        </p>
      ) : (
        <ul aria-busy={isPending}>
          {isPending && <li className={styles['card']} data-skeleton aria-hidden />}
          {data?.map((record) => (
            <BoardCard key={record.id} record={record} board={board} onDrag={onDrag} onMove={onMove} />
          ))}
        </ul>
      )}
      {total !== undefined && data && data.length < total && (
        <Button size="small" onClick={() => setMost(most + FIRST)}>
          {translate('shapes.more', { total: formatNumber(total - data.length) })}
        </Button>
      )}
    </section>
  );
}
