import { useTranslate } from 'react-admin';
import { memo } from 'react';
import type { MatrixRow } from '#platform/shared/matrix';
import { LevelChip } from '#platform/web/ui/matrix/LevelChip';
import formStyles from '../../form.module.css';
import styles from './matrix-input.module.css';

/** A translated choice; a null value is none. */
export interface ChoiceText {
  readonly value: string | null;
  readonly text: string;
}

interface MatrixRowViewProps {
  /** Name of the group of radio buttons. */
  readonly name: string;
  readonly row: MatrixRow;
  readonly options: readonly ChoiceText[];
  readonly chosen: string | null;
  readonly before: string | null;
  readonly isWide: boolean;
  readonly locked: boolean;
  readonly onChoose: (row: string, choice: string | null) => void;
}

/** One row: its name and its choice. */
export const MatrixRowView = memo(function MatrixRowView({
  name,
  row: { clave, nombre, nivel, segundaPersona, nota },
  options,
  chosen,
  before,
  isWide,
  locked,
  onChoose,
}: MatrixRowViewProps) {
  const translate = useTranslate();
  const isChanged = chosen !== before;
  const textOf = (choice: string | null) => options.find(({ value }) => value === choice)?.text ?? choice;
  return (
    <tr data-changed={isChanged || undefined} data-level={chosen === null ? undefined : nivel}>
      <th scope="row">
        <span className={styles['name']}>{nombre}</span>
        <span className={styles['about']}>
          {nombre !== clave && <code>{clave}</code>} <LevelChip level={nivel} />
          {segundaPersona && <span>{translate('app.matrix.second')}</span>}
          {nota && <em>{nota}</em>}
          {isChanged && <strong>{translate('app.matrix.was', { choice: textOf(before) })}</strong>}
        </span>
      </th>
      {isWide ? (
        options.map(({ value, text }) => (
          <td key={value}>
            <label>
              <input
                type="radio"
                name={name}
                checked={chosen === value}
                disabled={locked}
                aria-label={`${nombre}: ${text}`}
                onChange={() => onChoose(clave, value)}
              />
            </label>
          </td>
        ))
      ) : (
        <td>
          <select
            className={formStyles['select']}
            data-none={chosen === null || undefined}
            aria-label={nombre}
            value={chosen ?? ''}
            disabled={locked}
            onChange={({ target }) => onChoose(clave, target.value || null)}
          >
            {options.map(({ value, text }) => (
              <option key={value} value={value ?? ''}>
                {text}
              </option>
            ))}
          </select>
        </td>
      )}
    </tr>
  );
});
