import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useGetOne, useTranslate } from 'react-admin';
import { Suspense, useId, type ComponentType } from 'react';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import type { ListedRecord } from '../../resource/wire-record';
import { ErrorState } from '../../states/ErrorState';
import { Loading } from '../../states/Loading';
import { choiceKey } from '../../values/enum-choices';
import { EnumChip } from '../../values/EnumChip';
import type { BoardSpec, StepsProps } from './list-shapes';
import styles from './board.module.css';

interface StepsDialogProps {
  readonly record: ListedRecord;
  /** State that the card was dragged to. */
  readonly to?: string;
  readonly board: BoardSpec;
  readonly Steps: ComponentType<StepsProps>;
  readonly onClose: () => void;
}

/** Steps of one card. The document is read first, because the card may be outdated. */
export function StepsDialog({ record: card, to, board, Steps, onClose }: StepsDialogProps) {
  const { name, recordLabel, recordDetail } = useResourceModule();
  const translate = useTranslate();
  const titleId = useId();
  const { id } = card;
  const { data: record, error, refetch } = useGetOne<ListedRecord>(name, { id });
  const title = recordLabel(record ?? card) || `#${id}`;
  const state = record?.[board.by];
  const detail = recordDetail?.(record ?? card);
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} fullWidth maxWidth="sm">
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>
        {error && !record ? (
          <ErrorState error={error} onRetry={() => void refetch()} />
        ) : !record ? (
          <Loading />
        ) : (
          <div className={styles['steps']}>
            {detail && <p>{detail}</p>}
            {typeof state === 'string' && <EnumChip choices={board.choices} value={state} />}
            {to !== undefined && state === to && (
              <p role="status">{translate('shapes.already', { state: translate(choiceKey(board.choices, to)) })}</p>
            )}
            <Suspense fallback={<Loading />}>
              <Steps id={id} record={record} title={title} {...(to === undefined ? {} : { to })} onDone={onClose} />
            </Suspense>
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button component={Link} to={recordPath.show(name, id)}>
          {translate('shapes.open')}
        </Button>
        <Button onClick={onClose}>{translate('shapes.close')}</Button>
      </DialogActions>
    </Dialog>
  );
}
