import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef, useState } from 'react';
import type { ReferenceOption } from '#platform/web/ui/reference/reference-option';
import { useReferenceOptions } from '#platform/web/ui/reference/useReferenceOptions';
import type { CellEditorProps } from './cell-editor-props';
import { editorAction, type Move } from '../grid/grid-keys';
import type { LineReference } from '../line-column';
import { useChoiceDetails } from './useChoiceDetails';
import { usePopup } from './usePopup';
import styles from '../lines.module.css';

/**
 * Editor that finds another record by typing. A code followed by Enter need not wait for the list: the grid looks the text up and reports
 * when no record matches.
 */
export function ReferenceEditor({
  input,
  values,
  pendingText,
  position,
  typed,
  label,
  error,
  describedBy,
  actions,
}: CellEditorProps & { readonly input: LineReference }) {
  const translate = useTranslate();
  const listId = useId();
  const known = values[input.labelField];
  const [start] = useState(pendingText ?? (typeof known === 'string' ? known : ''));
  const [text, setText] = useState(typed ?? start);
  // Option reached with the arrows; -1 before.
  const [active, setActive] = useState(-1);
  const ended = useRef(false);
  const wanted = text === start ? '' : text.trim();
  const [filter] = useState(() => actions.filterFor(position.row, position.column));
  const { options, settled, failed, more } = useReferenceOptions(input.reference, wanted, { filter }, true);
  const [narrowed] = useState(() => actions.narrowedFor(position.row, input.beside?.dependsOn ?? {}));
  const besideOf = useChoiceDetails(input.beside, narrowed, options);
  const anchor = useRef<HTMLInputElement>(null);
  const popup = useRef<HTMLDivElement>(null);
  usePopup(anchor, popup);
  const highlighted = Math.min(active < 0 && wanted !== '' ? 0 : active, options.length - 1);
  useEffect(() => {
    document.getElementById(`${listId}-${highlighted}`)?.scrollIntoView({ block: 'nearest' });
  }, [listId, highlighted]);

  const once = (what: () => void) => {
    if (ended.current) return;
    ended.current = true;
    what();
  };
  const choose = (option: ReferenceOption, move: Move | null) =>
    once(() => actions.commit(position, { kind: 'option', id: option.id, label: option.label }, move));
  const leave = (move: Move | null, choosing: boolean) => {
    const option = options[highlighted];
    if (text.trim() === '')
      once(() => actions.commit(position, start === '' ? { kind: 'same' } : { kind: 'value', value: null }, move));
    else if (wanted === '' && highlighted < 0) once(() => actions.commit(position, { kind: 'same' }, move));
    else if (choosing && settled && option) choose(option, move);
    else
      once(() => actions.commit(position, wanted === '' ? { kind: 'same' } : { kind: 'lookUp', text: wanted }, move));
  };

  return (
    <>
      <input
        ref={(element) => {
          anchor.current = element;
          if (element && typed === null && document.activeElement !== element) {
            element.focus();
            element.select();
          }
        }}
        autoFocus={typed !== null}
        className={styles['editor']}
        role="combobox"
        aria-expanded
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={options[highlighted] ? `${listId}-${highlighted}` : undefined}
        aria-label={label}
        aria-invalid={error || undefined}
        aria-describedby={describedBy}
        autoComplete="off"
        spellCheck={false}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          setActive(-1);
        }}
        onBlur={() => leave(null, false)}
        onPaste={(event) => {
          if (!actions.paste(position, event.clipboardData.getData('text/plain'))) return;
          event.preventDefault();
          once(() => actions.commit(position, { kind: 'same' }, null));
        }}
        onKeyDown={(event) => {
          const { key, ctrlKey, metaKey, shiftKey, altKey } = event;
          event.stopPropagation();
          if (key === 'ArrowDown' || key === 'ArrowUp') {
            event.preventDefault();
            // The first arrow selects the best match, even before the list is visible.
            setActive(
              active < 0 ? 0 : Math.max(0, Math.min(options.length - 1, highlighted + (key === 'ArrowDown' ? 1 : -1))),
            );
            return;
          }
          const action = editorAction({ key, ctrl: ctrlKey || metaKey, shift: shiftKey, alt: altKey }, true);
          if (!action) return;
          event.preventDefault();
          if (action === 'cancel') once(actions.cancel);
          else leave(action, true);
        }}
      />
      <div ref={popup} popover="manual" className={styles['popup']}>
        <div role="listbox" id={listId} aria-label={label}>
          {options.map((option, index) => (
            <div
              key={option.id}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === highlighted}
              aria-disabled={!settled || undefined}
              className={styles['option']}
              // On press, before the input loses the focus.
              onPointerDown={(event) => {
                event.preventDefault();
                if (settled) choose(option, 'next');
              }}
            >
              <span>{option.label}</span>
              {[option.detail, besideOf(option.id)].filter(Boolean).map((line) => (
                <small key={line}>{line}</small>
              ))}
            </div>
          ))}
        </div>
        <p className={styles['popupNote']} role="status">
          {!settled
            ? translate('app.reference.loading')
            : failed
              ? translate('app.reference.failed')
              : options.length === 0
                ? translate(wanted ? 'app.reference.noMatch' : 'app.reference.none')
                : more > 0
                  ? translate('app.reference.more', { smart_count: more })
                  : ''}
        </p>
      </div>
    </>
  );
}
