import { useQuery } from '@tanstack/react-query';
import { useEffect, useId } from 'react';
import { useLocaleState, useTranslate } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDate } from '#platform/web/ui/format/format-date';
import { distanceText } from '#platform/web/ui/format/distance-text';
import { useFormContextValue } from '#platform/web/ui/form/FormContext';
import { useSetField } from '#platform/web/ui/form/field/useSetField';
import sectionStyles from '#platform/web/ui/page/titled-section.module.css';
import { isObject } from '#platform/shared/paths';
import { Warnings } from './Warnings';
import { usePharmacyCalls, type Review } from './usePharmacyCalls';
import styles from './review.module.css';

/** Body of the review: only fields that determine warnings, amounts and stock, so that typing elsewhere sends no request. */
type Asked = Parameters<ReturnType<typeof usePharmacyCalls>['recetaRevisar']>[0]['body'];

/** Renders warnings, suggested amounts and stock in the form of a prescription, while it is written (DOMAIN b.7, f.3). */
export default function ReviewPanel() {
  const translate = useTranslate();
  const titleId = useId();
  const { record, mode } = useFormContextValue();
  const allowed = usePermission('receta.crear');
  const [pacienteId, consultaId, almacenId, fills, lineas] = useWatch({
    name: ['pacienteId', 'consultaId', 'almacenId', 'surtimientosPermitidos', 'lineas'],
  }) as unknown[];
  const asked = askedOf({ pacienteId, consultaId, almacenId, fills, lineas, recetaId: record['recetaId'] });
  const { data } = useReview(allowed ? asked : null);
  const setField = useSetField();
  const pharmacy = mode === 'create' && !almacenId ? (data?.almacenId ?? null) : null;
  useEffect(() => {
    // The unit's pharmacy is the default, and pickers show its stock.
    if (pharmacy !== null) setField('almacenId', pharmacy);
  }, [pharmacy, setField]);
  if (!allowed) return null;
  return (
    <section className={sectionStyles['section']} aria-labelledby={titleId}>
      <h2 id={titleId}>{translate('app.pharmacy.review.title')}</h2>
      <div role="status" className={styles['review']}>
        {data && asked && asked.lineas.length > 0 ? (
          <Told review={data} />
        ) : (
          <p>{translate('app.pharmacy.review.none')}</p>
        )}
      </div>
    </section>
  );
}

function useReview(asked: Asked | null) {
  const calls = usePharmacyCalls();
  const [locale] = useLocaleState();
  return useQuery({
    queryKey: ['receta', 'revisar', asked, locale],
    queryFn: async ({ signal }) => (await calls.recetaRevisar({ body: asked!, signal })).data,
    enabled: asked !== null,
    // Shows the previous response until the next one arrives, so that the layout does not jump.
    placeholderData: (before) => before,
    retry: false,
  });
}

function Told({ review }: { readonly review: Review }) {
  const translate = useTranslate();
  const nameOf = new Map(review.lineas.map(({ insumoId, nombre }) => [insumoId, nombre]));
  return (
    <>
      {review.tipo === 'CONTROLADA' && (
        <p>
          <b>{translate('app.pharmacy.review.controlled', { fraction: review.fraccion ?? '' })}</b>
        </p>
      )}
      <p>
        {translate('app.pharmacy.review.valid', {
          date: formatDate(review.vigenciaHasta),
          fills: review.surtimientosMaximos,
        })}
        {review.retencion !== null && ` ${translate(`app.pharmacy.review.retention.${review.retencion}`)}`}
      </p>
      <Warnings warnings={review.advertencias} nameOf={nameOf} />
      <ul className={styles['lines']}>
        {review.lineas.map((line) => (
          <li key={line.insumoId}>
            <b>{line.nombre}</b>
            {line.sugerida !== null && (
              <span>
                {translate('app.pharmacy.review.suggested', { smart_count: line.sugerida })} ({line.calculo})
              </span>
            )}
            {line.sinSugerencia !== null && (
              <span>{translate(`app.pharmacy.review.noAmount.${line.sinSugerencia}`)}</span>
            )}
            <span data-lacking={line.disponible === 0 || undefined}>
              {translate('app.pharmacy.review.here', {
                pharmacy: review.almacenNombre ?? '—',
                smart_count: line.disponible,
              })}
            </span>
            {line.enTransito > 0 && (
              <span>{translate('app.pharmacy.review.coming', { smart_count: line.enTransito })}</span>
            )}
            {line.cercano && (
              <span>
                {translate('app.pharmacy.review.nearest', {
                  place: line.cercano.almacenNombre,
                  smart_count: line.cercano.disponible,
                })}
                {line.cercano.distanciaKm !== null && ` · ${distanceText(line.cercano.distanciaKm, translate)}`}
              </span>
            )}
            {line.equivalentes.length > 0 && (
              <span>
                {translate('app.pharmacy.review.equivalents', {
                  names: line.equivalentes.map(({ nombre, disponible }) => `${nombre} (${disponible})`).join(', '),
                })}
              </span>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

const positive = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isInteger(value) && value > 0 ? value : undefined;
const within = (value: unknown, most: number): number | null => {
  const number = Number(value);
  return Number.isInteger(number) && number >= 1 && number <= most ? number : null;
};

/** Returns the body of the review; null without a patient. Without lines the response states the pharmacy. */
function askedOf(values: Readonly<Record<string, unknown>>): Asked | null {
  const pacienteId = positive(values['pacienteId']);
  const lines = (Array.isArray(values['lineas']) ? values['lineas'] : []).filter(isObject).flatMap((line) => {
    const insumoId = positive(line['insumoId']);
    const dosis = Number(line['dosis']);
    return insumoId === undefined
      ? []
      : [
          {
            insumoId,
            continuacion: line['continuacion'] === true,
            cantidadPrescrita: within(line['cantidadPrescrita'], 9999),
            dosis: dosis > 0 ? dosis : null,
            unidadDosis: typeof line['unidadDosis'] === 'string' ? line['unidadDosis'].slice(0, 20) : null,
            frecuenciaHoras: within(line['frecuenciaHoras'], 168),
            duracionDias: within(line['duracionDias'], 365),
          },
        ];
  });
  if (pacienteId === undefined) return null;
  const [consultaId, almacenId, recetaId, fills] = ['consultaId', 'almacenId', 'recetaId', 'fills'].map((name) =>
    positive(values[name]),
  );
  return {
    pacienteId,
    ...(consultaId === undefined ? {} : { consultaId }),
    ...(almacenId === undefined ? {} : { almacenId }),
    ...(recetaId === undefined ? {} : { recetaId }),
    ...(fills === undefined || fills > 12 ? {} : { surtimientosPermitidos: fills }),
    lineas: lines.slice(0, 20),
  };
}
