import type { useTranslate } from 'react-admin';
import type { Receta } from '../../../generated/shared/types/receta.gen';
import { formatNumber } from '../../ui/format/format-number';

type Line = Pick<
  NonNullable<Receta['lineas']>[number],
  | 'dosis'
  | 'unidadDosis'
  | 'frecuenciaHoras'
  | 'frecuenciaTexto'
  | 'duracionDias'
  | 'indicaciones'
  | 'prn'
  | 'indicacionPrn'
>;

/** How a medicine is taken, in words that a patient understands: «1 tableta cada 8 horas durante 7 días». */
export function doseText(line: Line, translate: ReturnType<typeof useTranslate>): string {
  const { dosis, unidadDosis, frecuenciaHoras, frecuenciaTexto, duracionDias, indicaciones, prn, indicacionPrn } = line;
  const often = frecuenciaHoras
    ? translate('app.pharmacy.label.every', { smart_count: frecuenciaHoras })
    : (frecuenciaTexto ?? '');
  return [
    `${formatNumber(dosis, dosis % 1 === 0 ? 0 : 2)} ${unidadDosis} ${often} ${translate('app.pharmacy.label.days', { smart_count: duracionDias })}`,
    prn ? translate('app.pharmacy.label.ifNeeded', { when: indicacionPrn ?? '' }) : null,
    indicaciones,
  ]
    .filter(Boolean)
    .join('. ');
}
