import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Temperatura } from '#generated/shared/types/temperatura.gen';
import chartStyles from '#platform/web/ui/charts/charts.module.css';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { recordPath } from '#platform/shared/record-path';
import styles from './readings.module.css';

/** Renders the readings of the chart as a table, most recent first; each links to its page. */
export function ReadingsTable({
  caption,
  readings,
  linked,
}: {
  readonly caption: string;
  readonly readings: readonly Temperatura[];
  /** A visually hidden table must not receive keyboard focus. */
  readonly linked: boolean;
}) {
  const translate = useTranslate();
  const degrees = (value: number | null | undefined) => (value == null ? '—' : formatNumber(value, 1));
  return (
    <table className={chartStyles['table']}>
      <caption className="rs-hidden">{caption}</caption>
      <thead>
        <tr>
          <th scope="col">{translate('app.cold.when')}</th>
          <th scope="col" data-number>
            {translate('app.cold.value')}
          </th>
          <th scope="col" data-number>
            {translate('app.cold.kept')}
          </th>
          <th scope="col">{translate('app.cold.state')}</th>
        </tr>
      </thead>
      <tbody>
        {readings
          .toReversed()
          .map(({ temperaturaId, fecha, temperatura, minimaRegistrada, maximaRegistrada, fueraDeRango }) => (
            <tr key={temperaturaId}>
              <th scope="row">
                {linked ? (
                  <Link to={recordPath.show('temperatura', temperaturaId)}>{formatDateTime(fecha)}</Link>
                ) : (
                  formatDateTime(fecha)
                )}
              </th>
              <td data-number>{degrees(temperatura)}</td>
              <td data-number>
                {degrees(minimaRegistrada)} / {degrees(maximaRegistrada)}
              </td>
              <td className={fueraDeRango ? styles['out'] : undefined}>
                {translate(fueraDeRango ? 'app.cold.out' : 'app.cold.within')}
              </td>
            </tr>
          ))}
      </tbody>
    </table>
  );
}
