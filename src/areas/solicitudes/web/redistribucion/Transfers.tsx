import { useTranslate } from 'react-admin';
import { formatDate } from '#platform/web/ui/format/format-date';
import { distanceText } from '#platform/web/ui/format/distance-text';
import { formatMoney, formatNumber } from '#platform/web/ui/format/format-number';
import { SelectBox } from '#platform/web/ui/list/selection/SelectBox';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { keyOf, type Proposal } from './proposal';
import styles from './redistribution.module.css';

interface TransfersProps {
  readonly rows: readonly Proposal[];
  readonly chosen: ReadonlySet<string>;
  readonly onChoose: (chosen: ReadonlySet<string>) => void;
}

/** Lists possible transfers: supply, origin, destination, amount and reason; as cards on a phone. */
export function Transfers({ rows, chosen, onChoose }: TransfersProps) {
  const translate = useTranslate();
  const all = rows.every((row) => chosen.has(keyOf(row)));
  const turn = (key: string) =>
    onChoose(chosen.has(key) ? new Set([...chosen].filter((other) => other !== key)) : new Set([...chosen, key]));
  return (
    <table className={styles['table']} aria-label={translate('app.redistribution.title')}>
      <thead>
        <tr>
          <td>
            <SelectBox
              label={translate('app.redistribution.chooseAll')}
              checked={all}
              mixed={!all && chosen.size > 0}
              onToggle={() => onChoose(all ? new Set() : new Set(rows.map(keyOf)))}
            />
          </td>
          <th scope="col">{translate('app.redistribution.supply')}</th>
          <th scope="col">{translate('app.redistribution.from')}</th>
          <th scope="col">{translate('app.redistribution.to')}</th>
          <th scope="col" data-number>
            {translate('app.redistribution.pieces')}
          </th>
          <th scope="col" data-number>
            {translate('app.redistribution.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => {
          const key = keyOf(row);
          const { nombreGenerico, clave, motivo, caducidad, distanciaKm, disponibleDestino } = row;
          return (
            <tr key={key} data-chosen={chosen.has(key) || undefined}>
              <td>
                <SelectBox
                  label={`${nombreGenerico}, ${row.origenNombre} → ${row.destinoNombre}`}
                  checked={chosen.has(key)}
                  mixed={false}
                  onToggle={() => turn(key)}
                />
              </td>
              <th scope="row">
                {nombreGenerico}
                <small>{clave}</small>
              </th>
              <td data-label={translate('app.redistribution.from')}>
                {row.origenNombre}
                <small>
                  {motivo === 'POR_CADUCAR' ? (
                    <ToneChip tone="warning" icon="clock">
                      {translate('app.redistribution.expires', { date: formatDate(caducidad) })}
                    </ToneChip>
                  ) : (
                    translate('app.redistribution.beyond')
                  )}
                </small>
              </td>
              <td data-label={translate('app.redistribution.to')}>
                {row.destinoNombre}
                <small>
                  {[
                    disponibleDestino > 0
                      ? translate('app.redistribution.has', {
                          smart_count: disponibleDestino,
                          pieces: formatNumber(disponibleDestino),
                        })
                      : translate('app.redistribution.hasNone'),
                    distanciaKm === null ? null : distanceText(distanciaKm, translate),
                  ]
                    .filter((each) => each !== null)
                    .join(' · ')}
                </small>
              </td>
              <td data-number data-label={translate('app.redistribution.pieces')}>
                {formatNumber(row.cantidad)}
              </td>
              <td data-number data-label={translate('app.redistribution.value')}>
                {formatMoney(row.importe)}
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
