import ExpandMore from '@mui/icons-material/ExpandMore';
import { useTranslate } from 'react-admin';
import type { MatrixGroup } from '#platform/shared/matrix';
import formStyles from '../../form.module.css';
import type { ChoiceText } from './MatrixRowView';
import styles from './matrix-input.module.css';

interface GroupHeadProps {
  readonly group: MatrixGroup;
  readonly held: number;
  readonly total: number;
  readonly columns: number;
  readonly options: readonly ChoiceText[];
  readonly isOpen: boolean;
  readonly locked: boolean;
  readonly onToggle: () => void;
  readonly onChooseAll: (choice: string | null) => void;
}

/** Heading of a group: its name, the number of chosen rows, and one choice for all visible rows. */
export function GroupHead({
  group: { nombre, filas },
  held,
  total,
  columns,
  options,
  isOpen,
  locked,
  onToggle,
  onChooseAll,
}: GroupHeadProps) {
  const translate = useTranslate();
  const isWhole = filas.length === total;
  return (
    <tr className={styles['group']}>
      <th scope="rowgroup" colSpan={columns}>
        <div>
          <button type="button" aria-expanded={isOpen} onClick={onToggle}>
            <ExpandMore aria-hidden /> {nombre} <span>{translate('app.matrix.of', { granted: held, total })}</span>
          </button>
          {!locked && (
            // Always at its first option: it runs an action and has no value.
            <select
              className={`${formStyles['select']} ${styles['all']}`}
              aria-label={translate(isWhole ? 'app.matrix.allOf' : 'app.matrix.shownOf', {
                name: nombre,
                smart_count: filas.length,
              })}
              value=""
              onChange={({ target }) => onChooseAll(target.value === NONE ? null : target.value)}
            >
              <option value="" disabled>
                {translate(isWhole ? 'app.matrix.all' : 'app.matrix.shown', { smart_count: filas.length })}
              </option>
              {options.map(({ value, text }) => (
                <option key={value} value={value ?? NONE}>
                  {text}
                </option>
              ))}
            </select>
          )}
        </div>
      </th>
    </tr>
  );
}

const NONE = '-';
