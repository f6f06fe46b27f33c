import { useTranslate } from 'react-admin';
import { useEffect, useId, useRef } from 'react';
import { formatDate } from '../../ui/format/format-date';
import { formatNumber } from '../../ui/format/format-number';
import type { Parameter } from './parameters';
import type { Unexpected } from './useSignsEntry';
import styles from './signs.module.css';

interface ParameterRowProps {
  readonly parameter: Parameter;
  readonly text: string;
  readonly active: boolean;
  readonly previous: { readonly valor: number; readonly fecha: string } | null;
  /** What is beyond the expected in it. */
  readonly beyond: Unexpected | undefined;
  readonly confirmed: boolean;
  /** What the server refused it for. */
  readonly problem: string | undefined;
  readonly onActivate: () => void;
  readonly onType: (text: string) => void;
  readonly onNext: () => void;
  readonly onConfirm: (isRight: boolean) => void;
}

/** One sign: what was measured, what it was the last time, and the box to tick where it is beyond the expected. */
export function ParameterRow(props: ParameterRowProps) {
  const { parameter, text, active, previous, beyond, confirmed, problem } = props;
  const { field, unit, length, decimal } = parameter;
  const translate = useTranslate();
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const isTold = beyond !== undefined || problem !== undefined;
  useEffect(() => {
    if (!active) return;
    input.current?.focus({ preventScroll: true });
    // Above the keys, which on a phone lie over the end of the page.
    input.current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <li className={styles['row']} data-active={active || undefined} data-beyond={(isTold && !confirmed) || undefined}>
      <label htmlFor={id}>
        {translate(`resources.signos.fields.${field}`)} <small>{unit}</small>
      </label>
      <input
        ref={input}
        id={id}
        value={text}
        inputMode="none"
        autoComplete="off"
        aria-invalid={isTold && !confirmed}
        aria-describedby={`${id}-note ${id}-before`}
        onFocus={props.onActivate}
        onChange={({ target }) => {
          const typed = target.value.replace(',', '.');
          if (new RegExp(decimal ? `^[\\d.]{0,${length}}$` : `^\\d{0,${length}}$`).test(typed)) props.onType(typed);
        }}
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
          <input type="checkbox" checked={confirmed} onChange={({ target }) => props.onConfirm(target.checked)} />
          {translate('signs.confirm')}
        </label>
      )}
    </li>
  );
}
