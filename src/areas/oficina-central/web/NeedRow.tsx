import { useTranslate } from 'react-admin';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { Icon } from '#platform/web/ui/icons/Icon';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import type { Need } from './central-calls';
import { NeedLines } from './NeedLines';
import { shortMonths } from './short-months';
import styles from './central-office.module.css';

interface NeedRowProps {
  readonly need: Need;
  readonly narrow: { readonly jurisdiccionId?: number };
  readonly isOpen: boolean;
  readonly onTurn: () => void;
}

/** A requested supply; opened, it lists the requesting warehouses. */
export function NeedRow({ need, narrow, isOpen, onTurn }: NeedRowProps) {
  const translate = useTranslate();
  const label = (name: string) => translate(`app.centralOffice.need.${name}`);
  const {
    insumoId,
    nombreGenerico,
    clave,
    indispensable,
    solicitado,
    estatal,
    regional,
    brecha,
    solicitudes,
    unidades,
    meses,
  } = need;
  return (
    <>
      <tr data-open={isOpen || undefined}>
        <th scope="row">
          <button type="button" className={styles['turn']} aria-expanded={isOpen} onClick={onTurn}>
            <Icon name={isOpen ? 'up' : 'down'} />
            <span>
              {nombreGenerico}
              <small>{clave}</small>
            </span>
          </button>
          {indispensable && (
            <ToneChip tone="info" icon="shield">
              {translate('app.centralOffice.essential')}
            </ToneChip>
          )}
        </th>
        <td data-number data-label={label('wanted')}>
          {formatNumber(solicitado)}
        </td>
        <td data-number data-label={label('state')}>
          {formatNumber(estatal)}
        </td>
        <td data-number data-label={label('regional')}>
          {formatNumber(regional)}
        </td>
        <td data-number data-label={label('gap')}>
          {brecha > 0 ? (
            <ToneChip tone="danger" icon="alert">
              {formatNumber(brecha)}
            </ToneChip>
          ) : (
            label('covered')
          )}
        </td>
        <td data-number data-label={label('who')}>
          {formatNumber(solicitudes)}
          <small>
            {translate('app.centralOffice.need.units', { smart_count: unidades, total: formatNumber(unidades) })}
          </small>
        </td>
        <td data-number data-label={label('months')}>
          {shortMonths(meses)}
        </td>
      </tr>
      {isOpen && (
        <tr data-detail>
          <td colSpan={7}>
            <NeedLines insumoId={insumoId} name={nombreGenerico} narrow={narrow} />
          </td>
        </tr>
      )}
    </>
  );
}
