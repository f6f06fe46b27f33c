import { useDeferredValue, useState } from 'react';
import { useTranslate } from 'react-admin';
import { plainText } from '#platform/shared/text/plain-text';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { ShareGrid } from './ShareGrid';
import type { HandSet, SharedRequest, SharedSupply } from './useRation';
import styles from './central-office.module.css';

interface SupplySharesProps {
  readonly supplies: readonly SharedSupply[];
  readonly requests: readonly SharedRequest[];
  readonly hand: ReadonlyMap<number, HandSet>;
  readonly onSet: (id: number, value: HandSet | null) => void;
}

export const supplyKey = ({ almacenId, insumoId }: SharedSupply): string => `${almacenId} ${insumoId}`;

/** Lists the distributed supplies, by default those with a shortage or manual changes. The chosen one shows the share of each recipient. */
export function SupplyShares({ supplies, requests, hand, onSet }: SupplySharesProps) {
  const translate = useTranslate();
  const [all, setAll] = useState(false);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<string | null>(null);
  const words = useDeferredValue(plainText(text));
  const matter = supplies.filter(
    ({ solicitado, autorizado, lineas, nombreGenerico, clave }) =>
      (all || autorizado < solicitado || lineas.some(({ solicitudDetalleId }) => hand.has(solicitudDetalleId))) &&
      plainText(`${nombreGenerico} ${clave}`).includes(words),
  );
  const open = matter.find((supply) => supplyKey(supply) === chosen) ?? matter[0];
  return (
    <div className={styles['split']}>
      <div className={styles['side']}>
        <input
          type="search"
          value={text}
          placeholder={translate('app.centralOffice.search')}
          aria-label={translate('app.centralOffice.search')}
          onChange={({ target }) => setText(target.value)}
        />
        <label className={styles['check']}>
          <input type="checkbox" checked={all} onChange={({ target }) => setAll(target.checked)} />
          {translate('app.centralOffice.ration.all', { total: formatNumber(supplies.length) })}
        </label>
        <ul className={styles['choices']}>
          {matter.map((supply) => (
            <li key={supplyKey(supply)}>
              <button
                type="button"
                aria-pressed={supply === open}
                data-danger={supply.excess > 0 || undefined}
                onClick={() => setChosen(supplyKey(supply))}
              >
                <span>
                  {supply.nombreGenerico}
                  <small>
                    {supply.clave} · {supply.almacenNombre}
                  </small>
                </span>
                <span className={styles['amounts']}>
                  {formatNumber(supply.autorizado)} / {formatNumber(supply.solicitado)}
                  {supply.indispensable && (
                    <ToneChip tone="info" icon="shield">
                      {translate('app.centralOffice.essential')}
                    </ToneChip>
                  )}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
      {open ? (
        <ShareGrid key={supplyKey(open)} supply={open} requests={requests} hand={hand} onSet={onSet} />
      ) : (
        <EmptyState
          icon="check"
          title={translate('app.centralOffice.ration.enough')}
          text={translate('app.centralOffice.ration.enoughHelp')}
        />
      )}
    </div>
  );
}
