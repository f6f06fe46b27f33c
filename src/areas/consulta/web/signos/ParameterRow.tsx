import { useTranslate } from 'react-admin';
import { memo, useId, useState } from 'react';
import type { Issue } from '#platform/shared/issue';
import { formatDate } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { issueText } from '#platform/web/ui/form/issue-text';
import type { Parameter } from './parameters';
import type { Unexpected } from './useSignsEntry';
import styles from './signs.module.css';

interface ParameterRowProps {
  readonly parameter: Parameter;
  readonly label: string;
  /** Its place among the rows. */
  readonly index: number;
  /** Text at first. */
  readonly text: string;
  /** The value of the set before; undefined where there is no comparison. */
  readonly previous: { readonly valor: number; readonly fecha: string } | null | undefined;
  /** Unexpected value of the row. */
  readonly beyond: Unexpected | undefined;
  /** Issue that makes the figure impossible. */
  readonly impossible: Issue | undefined;
  /** Reason for the server's refusal. */
  readonly problem: string | undefined;
  /** Keys and «next» reach the input by its place. */
  readonly register: (index: number, input: HTMLInputElement | null) => void;
  readonly onActivate: (index: number) => void;
  readonly onType: (index: number, text: string) => void;
  readonly onNext: () => void;
}

/** One figure: its value now, the value before, and the issue that it has. The input keeps the typed text. */
export const ParameterRow = memo(function ParameterRow(props: ParameterRowProps) {
  const { parameter, label, index, previous, beyond, impossible, problem, register } = props;
  const translate = useTranslate();
  const id = useId();
  const [isActive, setActive] = useState(false);
  // The first digits of a figure are less than its lower limit.
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
