import Close from '@mui/icons-material/Close';
import Search from '@mui/icons-material/Search';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useListContext, useTranslate } from 'react-admin';
import { useEffect, useRef, useState, type RefObject } from 'react';
import { isPageKey } from '../keys/shortcuts';
import styles from './list-toolbar.module.css';

const PAUSE_MS = 300;

/** Full-text search over the resource's search fields, sent when typing pauses. `/` focuses it. */
export function SearchBox() {
  const { filterValues, setFilters } = useListContext();
  const translate = useTranslate();
  const input = useRef<HTMLInputElement>(null);
  const applied = typeof filterValues['q'] === 'string' ? filterValues['q'] : '';
  const [text, setText] = useState(applied);
  const sent = useRef(applied);
  useFocusKey('/', input);

  // Shows a filter changed elsewhere (chips, history). The box's own last filter must not overwrite newer typing.
  useEffect(() => {
    if (applied === sent.current) return;
    sent.current = applied;
    setText(applied);
  }, [applied]);

  useEffect(() => {
    if (text.trim() === sent.current) return;
    const timer = setTimeout(() => apply(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  });

  function apply(q: string): void {
    sent.current = q;
    const { q: _previous, ...others } = filterValues;
    setFilters(q ? { ...others, q } : others, {}, false);
  }

  return (
    <OutlinedInput
      className={styles['search'] ?? ''}
      size="small"
      type="text"
      inputRef={input}
      value={text}
      placeholder={translate('app.list.search')}
      onChange={(event) => setText(event.target.value)}
      onKeyDown={(event) => {
        if (event.key === 'Enter') apply(text.trim());
        if (event.key === 'Escape' && text) setText('');
      }}
      inputProps={{
        'aria-label': translate('app.list.searchLabel'),
        role: 'searchbox',
        autoComplete: 'off',
        spellCheck: false,
      }}
      startAdornment={
        <InputAdornment position="start">
          <Search fontSize="small" aria-hidden />
        </InputAdornment>
      }
      endAdornment={
        <InputAdornment position="end">
          {text ? (
            <IconButton
              size="small"
              edge="end"
              aria-label={translate('app.list.clearSearch')}
              onClick={() => setText('')}
            >
              <Close fontSize="inherit" />
            </IconButton>
          ) : (
            <kbd aria-hidden>/</kbd>
          )}
        </InputAdornment>
      }
    />
  );
}

/** Focuses the element when `key` is pressed outside of any input. */
function useFocusKey(key: string, element: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== key || !isPageKey(event)) return;
      event.preventDefault();
      element.current?.focus();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [key, element]);
}
