import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import styles from './side-nav.module.css';

interface NavSearchProps {
  readonly text: string;
  readonly onChange: (text: string) => void;
}

/** Search input of the menu. */
export function NavSearch({ text, onChange }: NavSearchProps) {
  const translate = useTranslate();
  return (
    <div className={styles['search']}>
      <OutlinedInput
        size="small"
        fullWidth
        value={text}
        placeholder={translate('app.nav.search')}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={(event) => {
          // The first Escape clears the typed text, the next one closes the panel of the menu.
          if (event.key !== 'Escape' || text === '') return;
          event.stopPropagation();
          onChange('');
        }}
        inputProps={{ 'aria-label': translate('app.nav.search'), autoComplete: 'off' }}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" aria-hidden />
          </InputAdornment>
        }
      />
    </div>
  );
}
