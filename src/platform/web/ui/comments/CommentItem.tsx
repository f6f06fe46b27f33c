import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useEffect, useRef, useState } from 'react';
import type { Comment } from '#platform/shared/comments';
import { formatDateTime } from '../format/format-date';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { CommentForm } from './CommentForm';
import { CommentText } from './CommentText';
import { useCommentMethods } from './comment-methods';
import { describeFailure } from './describe-failure';
import { toDraft } from './mention-draft';
import styles from './comments.module.css';

interface CommentItemProps {
  readonly comment: Comment;
  /** Key of the record. */
  readonly id: string;
  /** Called after an edit or deletion; resolves when the thread is rendered again. */
  readonly onChanged: (news: string) => Promise<unknown>;
}

/** Comment. Its author may edit or delete it for a limited time. */
export function CommentItem({ comment, id, onChanged }: CommentItemProps) {
  const { comentarioId, texto, autorNombre, fecha, editado, esPropio, modificableHasta } = comment;
  const { name } = useResourceModule();
  const translate = useTranslate();
  const methods = useCommentMethods();
  const [mode, setMode] = useState<'read' | 'edit' | 'remove'>('read');
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const changeable = useBefore(modificableHasta);
  const edit = useRef<HTMLButtonElement>(null);
  const back = useRef(false);
  const who = autorNombre ?? translate('comments.somebody');
  const when = formatDateTime(fecha);

  // Returns the focus to the button that started the edit or deletion.
  useEffect(() => {
    if (mode === 'read' && back.current) edit.current?.focus();
    back.current = mode !== 'read';
  }, [mode]);

  const remove = async () => {
    if (busy) return;
    setBusy(true);
    setProblem(null);
    try {
      await methods.removeComment(name, id, comentarioId);
      await onChanged('comments.removed');
    } catch (error) {
      setProblem(describeFailure(error, translate));
    }
    setBusy(false);
  };
  return (
    <li className={styles['comment']} data-own={esPropio || undefined}>
      <p className={styles['head']}>
        <b>{who}</b> <time dateTime={fecha}>{when}</time>{' '}
        {editado && <span title={formatDateTime(editado)}>{translate('comments.edited')}</span>}
      </p>
      {mode === 'edit' ? (
        <CommentForm
          id={id}
          label={translate('comments.edit')}
          send={translate('app.action.save')}
          initial={toDraft(texto)}
          onSend={async (sent) => {
            await methods.changeComment(name, id, comentarioId, sent);
            await onChanged('comments.changed');
            setMode('read');
          }}
          onCancel={() => setMode('read')}
        />
      ) : (
        <CommentText texto={texto} />
      )}
      {mode === 'read' && changeable && (
        <div className={styles['tools']}>
          <Button
            ref={edit}
            size="small"
            color="inherit"
            aria-label={translate('comments.editOf', { when })}
            onClick={() => setMode('edit')}
          >
            {translate('app.action.edit')}
          </Button>
          <Button
            size="small"
            color="inherit"
            aria-label={translate('comments.removeOf', { when })}
            onClick={() => setMode('remove')}
          >
            {translate('comments.remove')}
          </Button>
        </div>
      )}
      {mode === 'remove' && (
        <div className={styles['tools']} role="group" aria-label={translate('comments.sure')}>
          <p>{translate('comments.sure')}</p>
          <Button
            autoFocus
            size="small"
            color="error"
            variant="outlined"
            aria-disabled={busy}
            onClick={() => void remove()}
          >
            {translate('comments.remove')}
          </Button>
          <Button
            size="small"
            color="inherit"
            onClick={() => {
              setMode('read');
              setProblem(null);
            }}
          >
            {translate('app.action.cancel')}
          </Button>
        </div>
      )}
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </li>
  );
}

/** True while a future moment has not passed; false for null. */
function useBefore(moment: string | null): boolean {
  const [over, setOver] = useState<string | null>(null);
  useEffect(() => {
    if (moment === null) return undefined;
    const end = setTimeout(() => setOver(moment), Math.max(0, Date.parse(moment) - Date.now()));
    return () => clearTimeout(end);
  }, [moment]);
  return moment !== null && over !== moment;
}
