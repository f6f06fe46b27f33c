import { useTranslate } from 'react-admin';
import { commentParts } from '#platform/shared/comments';
import styles from './comments.module.css';

/** Web addresses, without the trailing punctuation of their sentence. */
const LINK = /(https?:\/\/[^\s<>"'«»]*[^\s<>"'«».,;:!?)\]])/i;

/** Text of a comment: keeps line breaks, links web addresses and shows mentions by name. */
export function CommentText({ texto }: { readonly texto: string }) {
  const translate = useTranslate();
  return (
    <p className={styles['words']}>
      {commentParts(texto).map((part, index) =>
        'text' in part ? (
          <Linked key={index} text={part.text} />
        ) : (
          <span key={index} className={styles['mention']}>
            @{part.mention.nombre || translate('comments.somebody')}
          </span>
        ),
      )}
    </p>
  );
}

function Linked({ text }: { readonly text: string }) {
  return text.split(LINK).map((piece, index) =>
    index % 2 === 1 ? (
      <a key={index} href={piece} target="_blank" rel="noopener noreferrer">
        {piece}
      </a>
    ) : (
      piece
    ),
  );
}
