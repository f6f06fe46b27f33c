import Button from '@mui/material/Button';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useTranslate } from 'react-admin';
import { useRef, useState } from 'react';
import { usePermission } from '../access/PermissionsContext';
import { useSeen } from '../page/useSeen';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { ErrorState } from '../states/ErrorState';
import { Loading } from '../states/Loading';
import { CommentForm } from './CommentForm';
import { CommentItem } from './CommentItem';
import { useCommentMethods } from './comment-methods';
import sectionStyles from '../page/titled-section.module.css';
import styles from './comments.module.css';

interface CommentsSectionProps {
  /** Key of the record. */
  readonly id: string;
  /** Permission to write. */
  readonly write: string;
}

/** Comments on a record, latest last; loaded when scrolled into view. */
export default function CommentsSection({ id, write }: CommentsSectionProps) {
  const { name } = useResourceModule();
  const translate = useTranslate();
  const methods = useCommentMethods();
  const queries = useQueryClient();
  const mayWrite = usePermission(write);
  const box = useRef<HTMLElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const seen = useSeen(box);
  const [news, setNews] = useState('');
  const key = [name, 'comments', id];
  const { data, error, refetch, fetchNextPage, hasNextPage, isFetchingNextPage } = useInfiniteQuery({
    queryKey: key,
    queryFn: ({ pageParam, signal }) => methods.listComments(name, id, pageParam, signal),
    initialPageParam: null as number | null,
    getNextPageParam: (last, pages) =>
      pages.reduce((sum, page) => sum + page.data.length, 0) < last.total ? (last.data[0]?.comentarioId ?? null) : null,
    enabled: seen,
  });
  const comments = data?.pages.toReversed().flatMap((page) => page.data);
  const again = async (said: string) => {
    setNews('');
    await queries.invalidateQueries({ queryKey: key });
    setNews(translate(said));
  };
  return (
    <section
      ref={box}
      className={`${sectionStyles['section']} ${styles['screenOnly']}`}
      aria-labelledby="comments-title"
    >
      <h2 id="comments-title" ref={title} tabIndex={-1}>
        {translate('comments.title')}
      </h2>
      <div className={styles['thread']} aria-busy={seen && !comments && !error}>
        {error && <ErrorState error={error} onRetry={() => void refetch()} />}
        {!comments ? (
          !error && <Loading />
        ) : (
          <>
            {comments.length === 0 && <p className={styles['none']}>{translate('comments.none')}</p>}
            {hasNextPage && (
              <Button
                size="small"
                className={styles['earlier'] ?? ''}
                aria-disabled={isFetchingNextPage}
                onClick={() => void fetchNextPage()}
              >
                {translate('comments.earlier')}
              </Button>
            )}
            {comments.length > 0 && (
              <ol className={styles['list']}>
                {comments.map((comment) => (
                  <CommentItem
                    key={comment.comentarioId}
                    comment={comment}
                    id={id}
                    onChanged={async (said) => {
                      await again(said);
                      // Moves the focus, because the deleted comment had it.
                      if (said === 'comments.removed') title.current?.focus();
                    }}
                  />
                ))}
              </ol>
            )}
          </>
        )}
        <p className="rs-hidden" role="status">
          {news}
        </p>
        {comments && mayWrite && (
          <CommentForm
            id={id}
            label={translate('comments.write')}
            send={translate('comments.send')}
            onSend={async (texto, attempt) => {
              await methods.addComment(name, id, texto, attempt);
              await again('comments.sent');
            }}
          />
        )}
      </div>
    </section>
  );
}
