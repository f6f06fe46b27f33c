import { useTranslate } from 'react-admin';
import { Icon } from '#platform/web/ui/icons/Icon';
import toned from '#platform/web/ui/page/toned-box.module.css';
import type { Review } from './usePharmacyCalls';

const TONES = { BLOQUEA: 'danger', JUSTIFICAR: 'danger', AVISO: 'warning' } as const;

interface WarningsProps {
  readonly warnings: Review['advertencias'];
  readonly nameOf: ReadonlyMap<number, string>;
}

/** Renders warnings against a prescription in progress, each with its requirement. */
export function Warnings({ warnings, nameOf }: WarningsProps) {
  const translate = useTranslate();
  if (warnings.length === 0) return <p>{translate('app.pharmacy.review.clear')}</p>;
  return warnings.map(({ codigo, nivel, insumoId, detalle }) => (
    <div key={`${codigo} ${insumoId} ${detalle}`} className={toned['box']} data-tone={TONES[nivel]}>
      <Icon name="alert" />
      <span>
        <b>{nameOf.get(insumoId)}</b>{' '}
        {translate(`app.pharmacy.review.advice.${codigo}.${detalle ? 'text' : 'plain'}`, { detail: detalle ?? '' })}{' '}
        {nivel === 'JUSTIFICAR' && translate('app.pharmacy.review.justify')}
        {nivel === 'BLOQUEA' && translate('app.pharmacy.review.blocked')}
      </span>
    </div>
  ));
}
