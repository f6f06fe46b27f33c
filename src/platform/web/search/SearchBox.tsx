import SearchIcon from '@mui/icons-material/Search';
import Button from '@mui/material/Button';
import useAutocomplete from '@mui/material/useAutocomplete';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { Icon } from '../ui/icons/Icon';
import type { SearchOption } from './search-option';
import { useSearch } from './useSearch';
import styles from './search.module.css';

export interface SearchBoxProps {
  readonly text: string;
  readonly onText: (text: string) => void;
  readonly onClose: () => void;
}

/**
 * Search box for pages, actions and records. Pages and actions appear at once, records as the server finds them. Arrows select, Enter opens
 * or runs the selection.
 */
export function SearchBox({ text, onText, onClose }: SearchBoxProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { options, pending, error, retry } = useSearch(text);
  const { getRootProps, getInputProps, getListboxProps, getOptionProps } = useAutocomplete<SearchOption>({
    id: 'busqueda-global',
    options,
    open: true,
    inputValue: text,
    value: null,
    autoHighlight: true,
    clearOnEscape: false,
    filterOptions: (all) => all,
    getOptionLabel: ({ text: label }) => label,
    getOptionKey: ({ key }) => key,
    isOptionEqualToValue: (one, other) => one.key === other.key,
    onClose: (_event, reason) => {
      if (reason === 'escape') onClose();
    },
    onInputChange: (_event, next, reason) => {
      if (reason === 'input') onText(next);
    },
    onChange: (_event, chosen) => {
      if (!chosen) return;
      onClose();
      const { act } = chosen;
      // The focus is restored first: a dialog that opens next returns it to the element focused at that time.
      if (typeof act === 'string') void navigate(act);
      else requestAnimationFrame(act);
    },
  });
  const hasText = text.trim() !== '';
  const status = error
    ? ''
    : pending
      ? translate('app.search.pending')
      : hasText && options.length === 0
        ? translate('app.search.nothing', { text: text.trim() })
        : '';

  return (
    <>
      <div {...getRootProps()} className={styles['box']}>
        <SearchIcon aria-hidden />
        <input
          {...getInputProps()}
          autoFocus
          className={styles['input']}
          placeholder={translate('app.search.placeholder')}
          aria-label={translate('app.search.placeholder')}
          autoComplete="off"
          spellCheck={false}
          maxLength={100}
        />
        <Button size="small" variant="text" onClick={onClose}>
          {translate('app.action.close')}
        </Button>
      </div>
      {/* The input keeps the focus for keyboard and screen reader, and controls the list. */}
      <ul
        {...getListboxProps()}
        className={styles['list']}
        aria-label={translate('app.search.results')}
        aria-busy={pending || undefined}
      >
        {options.map((option, index) => {
          const isFirst = index === 0 || options[index - 1]!.group !== option.group;
          return (
            <li
              {...getOptionProps({ option, index })}
              key={option.key}
              className={styles['option']}
              data-group={isFirst ? option.group : undefined}
            >
              <Icon name={option.icon} />
              <span className={styles['text']}>
                <b>{option.text}</b>
                {option.detail && <small>{option.detail}</small>}
              </span>
              <small className={styles['kind']}>{option.group}</small>
            </li>
          );
        })}
      </ul>
      <p className="rs-hidden" role="status">
        {hasText && !pending && options.length > 0 && translate('app.search.found', { smart_count: options.length })}
      </p>
      <p className={styles['status']} role="status">
        {status || (!hasText && translate('app.search.hint'))}
      </p>
      {error && (
        <p className={styles['status']} role="alert">
          {error}{' '}
          <Button size="small" onClick={retry}>
            {translate('app.error.retry')}
          </Button>
        </p>
      )}
    </>
  );
}
