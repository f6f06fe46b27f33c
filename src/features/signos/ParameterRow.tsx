import { useTranslate } from 'react-admin';
import { memo, useId } from 'react';
import { formatDate } from '../../ui/format/format-date';
import { formatNumber } from '../../ui/format/format-number';
import type { Parameter } from './parameters';
import type { Unexpected } from './useSignsEntry';
import styles from './signs.module.css';

interface ParameterRowProps {
  readonly parameter: Parameter;
  /** Its place among the rows. */
  readonly index: number;
  readonly previous: { readonly valor: number; readonly fecha: string } | null;
  /** What is beyond the expected in it. */
  readonly beyond: Unexpected | undefined;
  readonly confirmed: boolean;
  /** What the server refused it for. */
  readonly problem: string | undefined;
  /** Keys and «next» reach the input by its place. */
  readonly register: (index: number, input: HTMLInputElement | null) => void;
  readonly onActivate: (index: number) => void;
  readonly onType: (index: number, text: string) => void;
  readonly onNext: () => void;
  readonly onConfirm: (field: string, isRight: boolean) => void;
}

/** One sign: what was measured, what it was the last time, and the box to tick where it is beyond the expected. The input keeps what is typed in it. */
export const ParameterRow = memo(function ParameterRow(props: ParameterRowProps) {
  const { parameter, index, previous, beyond, confirmed, problem, register } = props;
  const { field, unit } = parameter;
  const translate = useTranslate();
  const id = useId();
  const isTold = beyond !== undefined || problem !== undefined;
  return (
    <li className={styles['row']} data-beyond={(isTold && !confirmed) || undefined}>
      <label htmlFor={id}>
        {translate(`resources.signos.fields.${field}`)} <small>{unit}</small>
      </label>
      <input
        ref={(input) => register(index, input)}
        id={id}
        inputMode="none"
        autoComplete="off"
        aria-invalid={isTold && !confirmed}
        aria-describedby={`${id}-note ${id}-before`}
        onFocus={() => props.onActivate(index)}
        onChange={({ target }) => props.onType(index, target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Enter') return;
          event.preventDefault();
          props.onNext();
        }}
      />
      <span id={`${id}-before`} className={styles['before']}>
        {previous
          ? translate('signs.before', { value: formatNumber(previous.valor), date: formatDate(previous.fecha) })
          : translate('signs.noBefore')}
      </span>
      <div id={`${id}-note`} className={styles['note']} role="status">
        {problem ?? (beyond && translate('signs.beyond', { expected: beyond.esperado }))}
      </div>
      {beyond && (
        <label className={styles['confirm']}>
          <input
            type="checkbox"
            checked={confirmed}
            onChange={({ target }) => props.onConfirm(field, target.checked)}
          />
          {translate('signs.confirm')}
        </label>
      )}
    </li>
  );
});
