import Button from '@mui/material/Button';
import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { formatMoney, formatNumber } from '#platform/web/ui/format/format-number';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { useOrderWork, type Offer, type Picker } from './useOrderCalls';
import styles from './orders.module.css';

interface RequestBarProps {
  readonly stay: number;
  readonly picker: Picker;
  readonly chosen: readonly { readonly offer: Offer; readonly pieces: number }[];
  readonly reasons: ReadonlyMap<number, string>;
  readonly onSent: (folio: string) => void;
}

/** Selected supplies, justifications for the physician, urgency, and the button that sends them. */
export function RequestBar({ stay, picker, chosen, reasons, onSent }: RequestBarProps) {
  const translate = useTranslate();
  const [urgent, setUrgent] = useState(false);
  const [why, setWhy] = useState('');
  const [physician, setPhysician] = useState<number | null>(null);
  const [prescription, setPrescription] = useState<number | null>(null);
  const work = useOrderWork<{ data: { folio: string | null } }>(({ data }) => {
    setUrgent(false);
    setWhy('');
    onSent(data.folio ?? '');
  });
  const controlled = chosen.some(({ offer }) => offer.controlado);
  const answered = controlled || chosen.some(({ offer }) => offer.antibiotico);
  const medicoIndicaId = answered ? (physician ?? picker.medicos[0]?.personalMedicoId ?? null) : null;
  const recetaId = controlled ? (prescription ?? picker.recetas[0]?.recetaId ?? null) : null;
  const pieces = chosen.reduce((sum, each) => sum + each.pieces, 0);
  const amount = chosen.reduce((sum, { offer, pieces: each }) => sum + offer.precio * each, 0);
  const send = () =>
    work.mutate((calls, idempotencyKey) =>
      calls.ordenCargoCrear({
        body: {
          hospitalizacionId: stay,
          tipo: urgent ? 'URGENTE' : 'ORDINARIA',
          motivoUrgencia: urgent ? why : null,
          almacenSurtidorId: picker.almacenSurtidorId,
          medicoIndicaId,
          recetaId,
          enviar: true,
          lineas: chosen.map(({ offer, pieces: cantidadSolicitada }) => ({
            insumoId: offer.insumoId,
            cantidadSolicitada,
            justificacion: reasons.get(offer.insumoId) || null,
          })),
        },
        idempotencyKey,
      }),
    );
  return (
    <div className={styles['bar']}>
      <WorkError error={work.error} />
      <div className={styles['options']}>
        <label className={styles['switch']}>
          <input type="checkbox" checked={urgent} onChange={({ target }) => setUrgent(target.checked)} />
          {translate('app.orders.request.urgent')}
        </label>
        {urgent && (
          <label className={styles['asked']}>
            {translate('app.orders.request.urgentWhy')}
            <input value={why} maxLength={200} onChange={({ target }) => setWhy(target.value)} />
          </label>
        )}
        {answered && (
          <label className={styles['asked']}>
            {translate('app.orders.request.physician')}
            <select value={medicoIndicaId ?? ''} onChange={({ target }) => setPhysician(Number(target.value))}>
              {picker.medicos.map(({ personalMedicoId, nombre }) => (
                <option key={personalMedicoId} value={personalMedicoId}>
                  {nombre}
                </option>
              ))}
            </select>
          </label>
        )}
        {controlled && (
          <label className={styles['asked']}>
            {translate('app.orders.request.prescription')}
            <select value={recetaId ?? ''} onChange={({ target }) => setPrescription(Number(target.value))}>
              {picker.recetas.length === 0 && (
                <option value="">{translate('app.orders.request.noPrescription')}</option>
              )}
              {picker.recetas.map(({ recetaId: each, folio }) => (
                <option key={each} value={each}>
                  {folio}
                </option>
              ))}
            </select>
          </label>
        )}
      </div>
      <div className={styles['send']}>
        <span>
          {translate('app.orders.request.total', {
            smart_count: pieces,
            pieces: formatNumber(pieces),
            lines: chosen.length,
          })}
          {' · '}
          {formatMoney(amount)}
          {picker.automatica && picker.importeMaximo !== null && !controlled && amount <= picker.importeMaximo && (
            <small>{translate('app.orders.request.automatic')}</small>
          )}
        </span>
        <Button
          variant="contained"
          size="large"
          color={urgent ? 'error' : 'primary'}
          {...blocked(
            chosen.length === 0
              ? translate('app.why.addSupply')
              : urgent &&
                  why.trim() === '' &&
                  translate('app.why.missing', { fields: translate('app.orders.request.urgentWhy') }),
            work.isPending,
          )}
          onClick={send}
        >
          {translate(urgent ? 'app.orders.request.sendUrgent' : 'app.orders.request.send')}
        </Button>
      </div>
    </div>
  );
}
