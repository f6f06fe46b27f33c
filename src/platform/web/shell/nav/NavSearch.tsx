import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { KeyboardEvent } from 'react';
import styles from './side-nav.module.css';

interface NavSearchProps {
  readonly text: string;
  readonly label: string;
  /** True when it opens with the focus. */
  readonly focused?: boolean;
  readonly onChange: (text: string) => void;
  readonly onKey?: (event: KeyboardEvent) => void;
}

/** Search input of a part of the menu. */
export function NavSearch({ text, label, focused = false, onChange, onKey }: NavSearchProps) {
  return (
    <div className={styles['search']}>
      <OutlinedInput
        size="small"
        fullWidth
        autoFocus={focused}
        value={text}
        placeholder={label}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          onKey?.(event);
          // The first Escape clears the typed text, the next one closes the panel of the menu.
          if (event.key !== 'Escape' || text === '') return;
          event.stopPropagation();
          onChange('');
        }}
        inputProps={{ 'aria-label': label, autoComplete: 'off' }}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" aria-hidden />
          </InputAdornment>
        }
      />
    </div>
  );
}
