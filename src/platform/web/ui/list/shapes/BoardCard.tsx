import MoveDown from '@mui/icons-material/MoveDownOutlined';
import IconButton from '@mui/material/IconButton';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { readPath } from '../../resource/read-path';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import type { ListedRecord } from '../../resource/wire-record';
import { labelBeside } from '../../values/label-beside';
import { ValueView } from '../../values/ValueView';
import { columnLabelKey } from '../column-label';
import { useListSettings } from '../layout/ListSettingsContext';
import type { BoardSpec } from './list-shapes';
import styles from './board.module.css';

/** Maximum columns on a card: the first with a value. */
const MAX_VALUES = 4;

interface BoardCardProps {
  readonly record: ListedRecord;
  readonly board: BoardSpec;
  readonly onDrag: (record: ListedRecord | null) => void;
  readonly onMove: (record: ListedRecord) => void;
}

/** Card of one record: its name, its first columns, and a button for its steps. */
export function BoardCard({ record, board, onDrag, onMove }: BoardCardProps) {
  const { name, recordLabel, recordDetail } = useResourceModule();
  const { shown } = useListSettings();
  const translate = useTranslate();
  const title = recordLabel(record) || `#${record.id}`;
  const detail = recordDetail?.(record);
  const values = shown
    .filter(({ source }) => source !== board.by)
    .map((column) => ({
      column,
      value: readPath(record, column.source),
      label: labelBeside(column, record),
    }))
    .filter(({ value }) => value !== null && value !== undefined && value !== '')
    // Omits labels already contained in the detail.
    .filter(({ label }) => typeof label !== 'string' || !detail?.includes(label))
    .slice(0, MAX_VALUES);
  return (
    <li
      className={styles['card']}
      draggable={board.Steps !== undefined}
      onDragStart={(event) => {
        event.dataTransfer.effectAllowed = 'move';
        event.dataTransfer.setData('text/plain', title);
        onDrag(record);
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className={styles['title']}>
        <Link to={recordPath.show(name, record.id)} draggable={false}>
          {title}
        </Link>
        {board.Steps && (
          <IconButton
            size="small"
            aria-label={translate('shapes.move', { name: title })}
            onClick={() => onMove(record)}
          >
            <MoveDown fontSize="small" />
          </IconButton>
        )}
      </div>
      {detail && <p>{detail}</p>}
      <dl>
        {values.map(({ column, value, label }) => (
          <div key={column.source}>
            <dt>{translate(columnLabelKey(name, column))}</dt>
            <dd>
              <ValueView spec={column} value={value} label={label} />
            </dd>
          </div>
        ))}
      </dl>
    </li>
  );
}
