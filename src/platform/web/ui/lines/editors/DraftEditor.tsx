import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatDate } from '#platform/web/ui/format/format-date';
import { MASKS, showMasked } from '#platform/web/ui/form/field/masks';
import { cellFromText } from '../cell-from-text';
import type { CellEditorProps } from './cell-editor-props';
import { editorAction } from '../grid/grid-keys';
import type { CellEntry } from '../lines-actions';
import type { LineInput } from '../line-column';
import styles from '../lines.module.css';

/** Editor of texts, figures and days. It keeps the typed text until it ends, so that a key renders only its own input. */
export function DraftEditor({
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
}: CellEditorProps) {
  const translate = useTranslate();
  const [start] = useState(() => shown(input, values[source]));
  const [text, setText] = useState(typed ?? start);
  const ended = useRef(false);
  const end = (entry: CellEntry | null, move: Parameters<typeof actions.commit>[2]) => {
    if (ended.current) return;
    ended.current = true;
    if (entry) actions.commit(position, entry, move);
    else actions.cancel();
  };
  const entry = (): CellEntry => {
    if (text === start) return { kind: 'same' };
    const reading = cellFromText(input, text, (code) => code);
    return 'value' in reading ? { kind: 'value', value: reading.value } : { kind: 'same' };
  };
  return (
    <input
      ref={(element) => {
        // Selects the value so that typing replaces it, unless typing opened the editor.
        if (element && typed === null && document.activeElement !== element) {
          element.focus();
          element.select();
        }
      }}
      autoFocus={typed !== null}
      className={`${styles['editor']} rs-numbers`}
      aria-label={input.type === 'date' ? `${label} (${translate('app.input.datePattern')})` : label}
      aria-invalid={error || undefined}
      aria-describedby={describedBy}
      inputMode={keyboardOf(input)}
      maxLength={input.type === 'text' ? input.maxLength : undefined}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        const next = input.type === 'text' && input.mask ? showMasked(input.mask, target.value) : target.value;
        setText(next);
        onText?.(next);
      }}
      onBlur={() => end(entry(), null)}
      onPaste={(event) => {
        if (!actions.paste(position, event.clipboardData.getData('text/plain'))) return;
        event.preventDefault();
        end({ kind: 'same' }, null);
      }}
      onKeyDown={(event) => {
        const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
        const action = editorAction({ key, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey }, false);
        event.stopPropagation();
        if (!action) return;
        event.preventDefault();
        if (action === 'cancel') end(null, null);
        else end(entry(), action);
      }}
    />
  );
}

function shown(input: LineInput, value: unknown): string {
  if (value === null || value === undefined) return '';
  return input.type === 'date' ? formatDate(value) || String(value) : String(value);
}

function keyboardOf(input: LineInput): 'numeric' | 'decimal' | 'text' | 'tel' | undefined {
  switch (input.type) {
    case 'number':
      return input.integer ? 'numeric' : 'decimal';
    case 'money':
      return 'decimal';
    case 'date':
      return 'numeric';
    case 'text':
      return input.mask ? MASKS[input.mask].keyboard : undefined;
    default:
      return undefined;
  }
}
