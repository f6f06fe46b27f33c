import Button from '@mui/material/Button';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { blocked } from '../buttons/blocked';
import { MAX_COMMENT, type Mentionable } from '#platform/shared/comments';
import { describeFailure } from './describe-failure';
import { askedFor, choose, EMPTY_DRAFT, toSent, type Draft } from './mention-draft';
import { useMentions } from './useMentions';
import styles from './comments.module.css';

interface CommentFormProps {
  /** Key of the record. */
  readonly id: string;
  readonly label: string;
  readonly send: string;
  readonly initial?: Draft;
  /** Saves the text, once for each key. Errors are shown, and the text stays. */
  readonly onSend: (texto: string, key: string) => Promise<void>;
  readonly onCancel?: () => void;
}

/** Length from which the remaining characters are shown. */
const NEARLY_FULL = MAX_COMMENT * 0.8;

/** Editor of a comment; `@` suggests people with access to the record. */
export function CommentForm({ id, label, send, initial = EMPTY_DRAFT, onSend, onCancel }: CommentFormProps) {
  const translate = useTranslate();
  const own = useId();
  const input = useRef<HTMLTextAreaElement>(null);
  const [draft, setDraft] = useState(initial);
  const [caret, setCaret] = useState(0);
  const [closed, setClosed] = useState<string | null>(null);
  const [active, setActive] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const wanted = useRef<number | null>(null);
  const attempt = useRef({ texto: '', key: '' });

  const asked = askedFor(draft.text, caret, draft.chosen);
  const typed = asked === closed ? null : asked;
  const people = useMentions(id, typed);
  const current = people[Math.min(active, people.length - 1)];
  const length = toSent(draft).trim().length;
  const [list, hint] = [`${own}list`, `${own}hint`];

  // Places the caret after the inserted mention.
  useLayoutEffect(() => {
    if (wanted.current === null) return;
    input.current?.setSelectionRange(wanted.current, wanted.current);
    wanted.current = null;
  });

  const take = (person: Mentionable) => {
    const next = choose(draft, caret, typed ?? '', person);
    wanted.current = next.caret;
    setDraft(next.draft);
    setCaret(next.caret);
    input.current?.focus();
  };
  const submit = async () => {
    if (busy || length === 0 || length > MAX_COMMENT) return;
    const texto = toSent(draft).trim();
    // The key is reused after a lost response, so that the comment is stored once.
    if (attempt.current.texto !== texto) attempt.current = { texto, key: crypto.randomUUID() };
    setBusy(true);
    setProblem(null);
    try {
      await onSend(texto, attempt.current.key);
      attempt.current = { texto: '', key: '' };
      setDraft(EMPTY_DRAFT);
    } catch (error) {
      setProblem(describeFailure(error, translate));
    }
    setBusy(false);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void submit();
    } else if (current && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      event.preventDefault();
      setActive((people.indexOf(current) + (event.key === 'ArrowDown' ? 1 : people.length - 1)) % people.length);
    } else if (current && (event.key === 'Enter' || event.key === 'Tab') && !event.shiftKey) {
      event.preventDefault();
      take(current);
    } else if (event.key === 'Escape' && (current || onCancel)) {
      event.preventDefault();
      event.stopPropagation();
      if (current) setClosed(asked);
      else onCancel?.();
    }
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <label htmlFor={`${own}text`}>{label}</label>
      <OutlinedInput
        id={`${own}text`}
        inputRef={input}
        fullWidth
        multiline
        minRows={2}
        maxRows={12}
        value={draft.text}
        error={length > MAX_COMMENT}
        autoFocus={onCancel !== undefined}
        onChange={({ target }) => {
          setDraft({ ...draft, text: target.value });
          setCaret(target.selectionStart ?? target.value.length);
          setClosed(null);
          setActive(0);
        }}
        onSelect={({ target }) => setCaret((target as HTMLTextAreaElement).selectionStart)}
        onBlur={() => setClosed(asked)}
        onKeyDown={onKeyDown}
        inputProps={{
          'aria-describedby': hint,
          'aria-autocomplete': 'list',
          'aria-haspopup': 'listbox',
          'aria-invalid': length > MAX_COMMENT || undefined,
          ...(current ? { 'aria-controls': list, 'aria-activedescendant': `${list}${current.usuarioId}` } : {}),
        }}
      />
      {current && (
        <div id={list} role="listbox" aria-label={translate('comments.people')} className={styles['people']}>
          {people.map((person) => (
            <button
              type="button"
              tabIndex={-1}
              key={person.usuarioId}
              id={`${list}${person.usuarioId}`}
              role="option"
              aria-selected={person === current}
              // Keeps the focus in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => take(person)}
            >
              {person.nombre} <small>{person.detalle}</small>
            </button>
          ))}
        </div>
      )}
      <p className="rs-hidden" role="status">
        {typed === null ? '' : translate('comments.found', { smart_count: people.length })}
      </p>
      <div className={styles['below']}>
        <p id={hint} className={styles['hint']}>
          {length > NEARLY_FULL
            ? translate('comments.length', { length, most: MAX_COMMENT })
            : translate('comments.hint')}
        </p>
        {onCancel && (
          <Button color="inherit" onClick={onCancel}>
            {translate('app.action.cancel')}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          {...blocked(
            length === 0
              ? translate('app.why.text')
              : length > MAX_COMMENT && translate('comments.length', { length, most: MAX_COMMENT }),
            busy,
          )}
        >
          {send}
        </Button>
      </div>
      {problem && (
        <p role="alert" className={styles['problem']}>
          {problem}
        </p>
      )}
    </form>
  );
}
