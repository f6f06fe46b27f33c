import EditOutlined from '@mui/icons-material/EditOutlined';
import { useTranslate, type RaRecord } from 'react-admin';
import { Suspense, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { columnLabelKey } from '../column-label';
import type { Column } from '../column';
import type { Inline } from './InlineContext';
import { lazyPart } from '../../loading/lazy-part';
import styles from './inline.module.css';

const loadEditor = () => import('./InlineEditor');
const InlineEditor = lazyPart(loadEditor);

interface InlineCellProps {
  readonly inline: Inline;
  readonly record: RaRecord;
  readonly column: Column;
  /** Name of the record. */
  readonly name: string;
  /** Class for right-aligned figures; undefined for other values. */
  readonly number: string | undefined;
  /** Value as the list shows it. */
  readonly children: ReactNode;
}

/**
 * Cell with in-place editing: by its pencil, a double click, or Enter or F2 after the arrows reached it. The pencil is not a tab stop: a
 * page of records would have a hundred of them.
 */
export function InlineCell({ inline, record, column, name, number, children }: InlineCellProps) {
  const resource = useResourceModule();
  const translate = useTranslate();
  const [editing, setEditing] = useState(false);
  const pencil = useRef<HTMLButtonElement>(null);
  const label = translate(columnLabelKey(resource.name, column));
  const open = () => setEditing(true);
  const preload = () => void Promise.all([loadEditor(), inline.load()]).catch(() => undefined);

  const onKeyDown = (event: KeyboardEvent) => {
    if ((event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z' && inline.undo()) event.preventDefault();
  };
  const value = <span className={styles['value']}>{children}</span>;
  return (
    <td
      className={[styles['cell'], number && styles['figure'], number].filter(Boolean).join(' ')}
      data-inline={editing ? 'editing' : 'resting'}
      onDoubleClick={editing ? undefined : open}
      onPointerEnter={preload}
    >
      {editing ? (
        <Suspense fallback={value}>
          <InlineEditor
            inline={inline}
            record={record}
            column={column}
            label={translate('app.lists.inline.editor', { field: label, name })}
            onClose={(focus) => {
              setEditing(false);
              // Deferred until the pencil is rendered again.
              if (focus) requestAnimationFrame(() => pencil.current?.focus());
            }}
          />
        </Suspense>
      ) : (
        <span className={styles['resting']}>
          {value}
          <button
            ref={pencil}
            type="button"
            tabIndex={-1}
            data-inline-cell=""
            className={styles['pencil']}
            aria-label={translate('app.lists.inline.change', { field: label, name })}
            onClick={open}
            onFocus={preload}
            onKeyDown={onKeyDown}
          >
            <EditOutlined aria-hidden />
          </button>
        </span>
      )}
    </td>
  );
}
