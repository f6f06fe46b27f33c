import { useGetOne, useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import { tipoIndicacion, unidadDosis, via as routes } from '#generated/web/indicacion/enums.gen';
import { prescribableUnits } from '#areas/farmacia/shared/farmacia/dose-units';
import { allergyText } from '#areas/pacientes/shared/pacientes/allergy-text';
import { choiceKey } from '#platform/web/ui/values/enum-choices';
import { ReferencePicker } from '#platform/web/ui/reference/ReferencePicker';
import { useWardWork, type Card } from '../useHospital';
import { WardDialog } from './WardDialog';
import styles from './stay.module.css';

const HOUR_MS = 60 * 60 * 1000;
/** Wards give medicines on full hours. */
const nextHour = () => new Date(Math.ceil(Date.now() / HOUR_MS) * HOUR_MS);

const EMPTY = {
  tipo: 'MEDICAMENTO',
  descripcion: '',
  dosis: '',
  unidadDosis: 'mg',
  via: 'ORAL',
  horas: '',
  enCaso: '',
  justificacion: '',
};

/** Renders a physician's order for an inpatient. Warnings appear on submission and require a reason. */
export function OrderDialog({ card, onClose }: { readonly card: Card; readonly onClose: () => void }) {
  const translate = useTranslate();
  const notify = useNotify();
  const [values, setValues] = useState(EMPTY);
  const [insumoId, setSupply] = useState<number | null>(null);
  const [isPrn, setPrn] = useState(false);
  const { data: supply } = useGetOne('insumo', { id: insumoId ?? 0 }, { enabled: insumoId !== null, retry: false });
  const units: readonly string[] = supply ? prescribableUnits(supply) : unidadDosis.options.map(({ value }) => value);
  // A unit that does not suit the medicine is replaced by the medicine's first.
  const unit = units.includes(values.unidadDosis) ? values.unidadDosis : (units[0] ?? '');
  const [from] = useState(nextHour);
  const work = useWardWork(() => {
    notify('ward.indicate.saved', { type: 'success' });
    onClose();
  });
  const isGiven = values.tipo === 'MEDICAMENTO' || values.tipo === 'SOLUCION';
  const set = (name: keyof typeof EMPTY) => (event: { readonly target: { readonly value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  const send = () =>
    work.mutate((calls, idempotencyKey) =>
      calls.hospitalizacionIndicar({
        params: { hospitalizacionId: card.hospitalizacionId },
        body: {
          indicaciones: [
            {
              tipo: values.tipo,
              desde: from.toISOString(),
              prn: isGiven && isPrn,
              ...(values.descripcion ? { descripcion: values.descripcion } : {}),
              ...(isGiven
                ? {
                    insumoId,
                    dosis: values.dosis === '' ? null : Number(values.dosis),
                    unidadDosis: unit,
                    via: values.via,
                    frecuenciaHoras: isPrn || values.horas === '' ? null : Number(values.horas),
                    ...(isPrn ? { indicacionPrn: values.enCaso } : {}),
                    ...(values.justificacion ? { justificacion: values.justificacion } : {}),
                  }
                : {}),
            },
          ],
        },
        idempotencyKey,
      }),
    );
  return (
    <WardDialog
      title={`${translate('ward.indicate.title')} · ${card.pacienteNombre ?? card.iniciales}`}
      submit={translate('ward.indicate.save')}
      work={work}
      onSubmit={send}
      onClose={onClose}
    >
      <p>
        <strong>{allergyText(card, translate).text}</strong>
      </p>
      <label className={styles['field']}>
        {translate('ward.indicate.kind')}
        <select value={values.tipo} onChange={set('tipo')}>
          {tipoIndicacion.options.map(({ value }) => (
            <option key={value} value={value}>
              {translate(choiceKey(tipoIndicacion, value))}
            </option>
          ))}
        </select>
      </label>
      {isGiven && (
        <>
          <div className={styles['field']}>
            <label htmlFor="order-medicine">{translate('ward.indicate.medicine')}</label>
            <ReferencePicker
              id="order-medicine"
              reference="insumo"
              filter={{ tipo: 'MEDICAMENTO' }}
              value={insumoId === null ? [] : [insumoId]}
              onChange={([id]) => setSupply(id === undefined ? null : Number(id))}
            />
          </div>
          <div className={styles['pair']}>
            <label className={styles['field']}>
              {translate('ward.indicate.dose')}
              <input
                type="number"
                min={0}
                step="any"
                inputMode="decimal"
                required
                value={values.dosis}
                onChange={set('dosis')}
              />
            </label>
            <label className={styles['field']}>
              {translate('ward.indicate.unit')}
              <select required value={unit} onChange={set('unidadDosis')}>
                {units.map((value) => (
                  <option key={value} value={value}>
                    {translate(choiceKey(unidadDosis, value))}
                  </option>
                ))}
              </select>
            </label>
            <label className={styles['field']}>
              {translate('ward.indicate.route')}
              <select value={values.via} onChange={set('via')}>
                {routes.options.map(({ value }) => (
                  <option key={value} value={value}>
                    {translate(choiceKey(routes, value))}
                  </option>
                ))}
              </select>
            </label>
          </div>
          <label>
            <input type="checkbox" checked={isPrn} onChange={(event) => setPrn(event.target.checked)} />{' '}
            {translate('ward.indicate.prn')}
          </label>
          {isPrn ? (
            <label className={styles['field']}>
              {translate('ward.indicate.prnWhy')}
              <input required maxLength={200} value={values.enCaso} onChange={set('enCaso')} />
            </label>
          ) : (
            <label className={styles['field']}>
              {translate('ward.indicate.hours')}
              <input type="number" min={1} max={168} inputMode="numeric" value={values.horas} onChange={set('horas')} />
              <small>{translate('ward.indicate.hoursHelp')}</small>
            </label>
          )}
        </>
      )}
      <label className={styles['field']}>
        {translate('ward.indicate.what')}
        <textarea maxLength={300} required={!isGiven} value={values.descripcion} onChange={set('descripcion')} />
      </label>
      {isGiven && (
        <label className={styles['field']}>
          {translate('ward.indicate.justify')}
          <input maxLength={300} value={values.justificacion} onChange={set('justificacion')} />
          <small>{translate('ward.indicate.justifyHelp')}</small>
        </label>
      )}
    </WardDialog>
  );
}
