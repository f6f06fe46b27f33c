import Search from '@mui/icons-material/Search';
import UnfoldLess from '@mui/icons-material/UnfoldLess';
import UnfoldMore from '@mui/icons-material/UnfoldMore';
import Button from '@mui/material/Button';
import InputAdornment from '@mui/material/InputAdornment';
import OutlinedInput from '@mui/material/OutlinedInput';
import { useTranslate } from 'react-admin';
import type { Choices, MatrixGroup } from '#platform/shared/matrix';
import { keptBy, type MatrixFilter, type Only } from './matrix-filter';
import formStyles from '../../form.module.css';
import styles from './matrix-input.module.css';

interface MatrixToolsProps {
  readonly id: string;
  readonly groups: readonly MatrixGroup[];
  readonly filter: MatrixFilter;
  readonly onFilter: (filter: MatrixFilter) => void;
  readonly chosen: Choices;
  readonly before: Choices;
  readonly changes: number;
  readonly allClosed: boolean;
  readonly onFold: (close: boolean) => void;
  /** True when arrow keys move between rows. */
  readonly keyboard: boolean;
}

const ONLY: readonly Only[] = ['all', 'chosen', 'changed'];

/** Tools to search, filter and collapse rows, with the number of chosen and changed ones. */
export function MatrixTools({
  id,
  groups,
  filter,
  onFilter,
  chosen,
  before,
  changes,
  allClosed,
  onFold,
  keyboard,
}: MatrixToolsProps) {
  const translate = useTranslate();
  const text = (key: string) => translate(`app.matrix.${key}`);
  const total = groups.reduce((sum, { filas }) => sum + filas.length, 0);
  return (
    <div className={styles['tools']} role="search" aria-label={text('tools')}>
      <OutlinedInput
        size="small"
        className={styles['search'] ?? ''}
        value={filter.text}
        placeholder={text('search')}
        onChange={({ target }) => onFilter({ ...filter, text: target.value })}
        // Enter would submit the form.
        onKeyDown={(event) => {
          if (event.key === 'Enter') event.preventDefault();
          if (event.key === 'Escape' && filter.text) onFilter({ ...filter, text: '' });
        }}
        inputProps={{ 'aria-label': text('search'), role: 'searchbox', autoComplete: 'off', spellCheck: false }}
        startAdornment={
          <InputAdornment position="start">
            <Search fontSize="small" aria-hidden />
          </InputAdornment>
        }
      />
      <select
        className={`${formStyles['select']} ${styles['module']}`}
        aria-label={text('group')}
        value={filter.group}
        onChange={({ target }) => onFilter({ ...filter, group: target.value })}
      >
        <option value="">{text('allGroups')}</option>
        {groups.map(({ clave, nombre }) => (
          <option key={clave} value={clave}>
            {nombre}
          </option>
        ))}
      </select>
      <fieldset className={styles['only']}>
        <legend className="rs-hidden">{text('only')}</legend>
        {ONLY.map((only) => (
          <label key={only}>
            <input
              type="radio"
              name={`${id}-solo`}
              checked={filter.only === only}
              onChange={() => onFilter({ ...filter, only, kept: keptBy(only, chosen, before) })}
            />
            <span>{text(`only_${only}`)}</span>
          </label>
        ))}
      </fieldset>
      <Button size="small" startIcon={allClosed ? <UnfoldMore /> : <UnfoldLess />} onClick={() => onFold(!allClosed)}>
        {text(allClosed ? 'unfold' : 'fold')}
      </Button>
      <p className={styles['counts']} role="status">
        {translate('app.matrix.chosen', { granted: chosen.size, total })}
        {changes > 0 && <strong> · {translate('app.matrix.changes', { smart_count: changes })}</strong>}
      </p>
      {keyboard && <p className={styles['keys']}>{text('keys')}</p>}
    </div>
  );
}
