import { useTranslate } from 'react-admin';
import { memo, useId, useState } from 'react';
import type { Issue } from '#platform/shared/validation/issue';
import { formatDate } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { issueText } from '#platform/web/ui/form/submit/issue-text';
import type { Parameter } from './parameters';
import type { Unexpected } from './useSignsEntry';
import styles from './signs.module.css';

interface ParameterRowProps {
  readonly parameter: Parameter;
  readonly label: string;
  /** Index among the rows. */
  readonly index: number;
  /** Initial text. */
  readonly text: string;
  /** Value of the previous set; undefined without a comparison. */
  readonly previous: { readonly valor: number; readonly fecha: string } | null | undefined;
  /** Unexpected value of the row. */
  readonly beyond: Unexpected | undefined;
  /** Issue that makes the figure impossible. */
  readonly impossible: Issue | undefined;
  /** Reason for the server's refusal. */
  readonly problem: string | undefined;
  /** Registers the input by index, for the keypad and «next». */
  readonly register: (index: number, input: HTMLInputElement | null) => void;
  readonly onActivate: (index: number) => void;
  readonly onType: (index: number, text: string) => void;
  readonly onNext: () => void;
}

/** Renders one figure: its current value, the previous value, and its issue. The input stores the typed text itself. */
export const ParameterRow = memo(function ParameterRow(props: ParameterRowProps) {
  const { parameter, label, index, previous, beyond, impossible, problem, register } = props;
  const translate = useTranslate();
  const id = useId();
  const [isActive, setActive] = useState(false);
  // While typing, the first digits may be below the lower limit.
  const wrong = impossible && !(isActive && impossible.codigo === 'MINIMO') ? issueText(translate, impossible) : null;
  const refusal = wrong ?? problem;
  return (
    <li
      className={styles['row']}
      data-beyond={beyond !== undefined || undefined}
      data-wrong={refusal ? true : undefined}
    >
      <label htmlFor={id}>
        {label} <small>{parameter.unit}</small>
      </label>
      <input
        ref={(input) => register(index, input)}
        id={id}
        inputMode="none"
        autoComplete="off"
        defaultValue={props.text}
        aria-invalid={Boolean(refusal)}
        aria-describedby={`${id}-note ${id}-before`}
        onFocus={() => {
          setActive(true);
          props.onActivate(index);
        }}
        onBlur={() => setActive(false)}
        onChange={({ target }) => props.onType(index, target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          props.onNext();
        }}
      />
      {previous !== undefined && (
        <span id={`${id}-before`} className={styles['before']}>
          {previous
            ? translate('signs.before', { value: formatNumber(previous.valor), date: formatDate(previous.fecha) })
            : translate('signs.noBefore')}
        </span>
      )}
      <div id={`${id}-note`} className={styles['note']} role="status">
        {refusal ?? (beyond && translate('signs.beyond', { expected: beyond.esperado }))}
      </div>
    </li>
  );
});
