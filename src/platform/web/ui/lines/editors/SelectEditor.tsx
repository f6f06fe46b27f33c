import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { foldText } from '#platform/web/ui/reference/fold-text';
import { choiceKey } from '#platform/web/ui/values/enum-choices';
import type { CellEditorProps } from './cell-editor-props';
import type { LineInput } from '../line-column';
import styles from '../lines.module.css';

/**
 * Editor of a choice, by mouse or keyboard. It matches the whole typed text. A native select would take each letter as a choice, so that
 * «Oral» would end in «Rectal».
 */
export function SelectEditor({
  input,
  source,
  values,
  position,
  typed,
  label,
  error,
  describedBy,
  actions,
  onText,
  offered,
}: CellEditorProps & {
  readonly input: Extract<LineInput, { type: 'select' }>;
  /** Choices that suit the line; by default all. The stored one is always included. */
  readonly offered?: readonly string[] | undefined;
}) {
  const translate = useTranslate();
  const [text, setText] = useState(typed ?? '');
  const type = (next: string) => {
    setText(next);
    onText?.(next);
  };
  const stored = typeof values[source] === 'string' ? values[source] : '';
  const suitable = input.choices.options.filter(
    ({ value }) => offered === undefined || offered.includes(value) || value === stored,
  );
  const options = (
    offered ? suitable.toSorted((a, b) => offered.indexOf(a.value) - offered.indexOf(b.value)) : suitable
  ).map(({ value }) => ({ value, name: translate(choiceKey(input.choices, value)) }));
  const word = foldText(text).trim();
  const meant =
    word === ''
      ? undefined
      : options.find(({ value, name }) => [value, name].some((each) => foldText(each).startsWith(word)))?.value;
  const change = { kind: 'value', value: meant } as const;
  const commit = (move: Parameters<typeof actions.commit>[2]) =>
    actions.commit(position, meant === undefined || meant === stored ? { kind: 'same' } : change, move);
  return (
    <select
      autoFocus
      className={styles['editor']}
      aria-label={label}
      aria-invalid={error || undefined}
      aria-describedby={describedBy}
      value={meant ?? stored}
      onChange={(event) => actions.commit(position, { kind: 'value', value: event.target.value || null }, null)}
      onBlur={() => commit(null)}
      onKeyDown={(event) => {
        const isLetter = event.key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
        if (event.key === 'Escape') actions.cancel();
        else if (event.key === 'Tab') commit(event.shiftKey ? 'previous' : 'next');
        else if (event.key === 'Enter') commit(event.shiftKey ? 'previousLine' : 'nextLine');
        else if (event.key === 'Backspace') type(text.slice(0, -1));
        // A leading space opens the list.
        else if (isLetter && (event.key !== ' ' || text !== '')) type(text + event.key);
        else return;
        event.preventDefault();
        event.stopPropagation();
      }}
    >
      <option value="">{translate('app.input.choose')}</option>
      {options.map(({ value, name }) => (
        <option key={value} value={value}>
          {name}
        </option>
      ))}
    </select>
  );
}
