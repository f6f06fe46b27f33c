import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatNumber } from '#platform/web/ui/format/format-number';
import type { PreviewSupply } from './central-calls';
import type { HandSet } from './useRation';
import styles from './central-office.module.css';

interface ShareAmountProps {
  readonly line: PreviewSupply['lineas'][number];
  readonly name: string;
  readonly set: HandSet | undefined;
  readonly onSet: (value: HandSet | null) => void;
}

/** Amount of a line: an edited one is an exception with a reason; emptied or left with Escape, the rule applies again. */
export function ShareAmount({ line: { autorizada, solicitada, multiplo }, name, set, onSet }: ShareAmountProps) {
  const translate = useTranslate();
  const [typed, setTyped] = useState<string | null>(null);
  const wrong = typed === null ? null : fault(typed, solicitada, multiplo);
  const take = (text: string) => {
    setTyped(text);
    if (text.trim() === '') onSet(null);
    else if (fault(text, solicitada, multiplo) === null) onSet({ cantidad: Number(text), motivo: set?.motivo ?? '' });
  };
  const told =
    wrong === 'multiple'
      ? translate('app.centralOffice.grid.multiple', { multiple: formatNumber(multiplo) })
      : wrong === 'most'
        ? translate('app.centralOffice.grid.most', { most: formatNumber(solicitada) })
        : null;
  return (
    <span className={styles['amount']}>
      <input
        data-amount
        inputMode="numeric"
        aria-label={name}
        aria-invalid={wrong !== null}
        value={typed ?? String(autorizada)}
        onFocus={({ target }) => target.select()}
        onChange={({ target }) => take(target.value)}
        onBlur={() => setTyped(null)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          setTyped(null);
          onSet(null);
        }}
      />
      {told && <small role="alert">{told}</small>}
      {set && (
        <input
          className={styles['motive']}
          aria-label={`${translate('app.centralOffice.grid.reason')}: ${name}`}
          placeholder={translate('app.centralOffice.grid.reason')}
          maxLength={300}
          value={set.motivo}
          onChange={({ target }) => onSet({ ...set, motivo: target.value })}
        />
      )}
    </span>
  );
}

function fault(text: string, most: number, multiple: number): 'most' | 'multiple' | null {
  if (text.trim() === '') return null;
  const amount = Number(text);
  if (!Number.isInteger(amount) || amount < 0 || amount > most) return 'most';
  return amount % multiple === 0 || amount === most ? null : 'multiple';
}
