import { useNotify, useTranslate } from 'react-admin';
import { useState } from 'react';
import type { OperationAnswer } from '#platform/web/client/call-operation';
import { clock } from '../clock';
import { useWardWork, type Card } from '../useHospital';
import { SecondPersonFields } from '#platform/web/ui/form/step/SecondPersonFields';
import { NO_SECOND_PERSON } from '#platform/web/ui/form/step/second-person';
import { unitText } from '#areas/farmacia/shared/farmacia/format-dose';
import { useTextLanguage } from '#platform/web/ui/texts/useTextLanguage';
import { WardDialog } from './WardDialog';
import styles from './stay.module.css';

export type OrderRow = OperationAnswer<'hospitalizacionMinistraciones'>['data']['indicaciones'][number];
export type Dose = OrderRow['dosisDelDia'][number];
type Outcome = 'APLICADA' | 'OMITIDA' | 'RECHAZADA';

const OUTCOMES: readonly (readonly [Outcome, string])[] = [
  ['APLICADA', 'applied'],
  ['OMITIDA', 'omitted'],
  ['RECHAZADA', 'refused'],
];

interface DoseDialogProps {
  readonly card: Card;
  readonly order: OrderRow;
  /** Null for a medicine given as needed. */
  readonly dose: Dose | null;
  readonly onClose: () => void;
}

/**
 * Records the outcome of one dose: one tap for a given dose, or the reason why it was not given. High-risk medicines require a second
 * person.
 */
export function DoseDialog({ card, order, dose, onClose }: DoseDialogProps) {
  const translate = useTranslate();
  const language = useTextLanguage();
  const notify = useNotify();
  const [outcome, setOutcome] = useState<Outcome>('APLICADA');
  const [amount, setAmount] = useState(String(order.dosis ?? ''));
  const [site, setSite] = useState('');
  const [reason, setReason] = useState('');
  const [code, setCode] = useState('');
  const [second, setSecond] = useState(NO_SECOND_PERSON);
  const work = useWardWork((isWaiting) => {
    notify(isWaiting ? 'ward.queued' : 'ward.mar.saved', { type: 'success' });
    onClose();
  });
  const isGiven = outcome === 'APLICADA';
  const isWrong = code.trim() !== '' && !matches(order, code);
  const save = () =>
    work.mutate((calls, idempotencyKey) =>
      calls.hospitalizacionMinistrar({
        params: { hospitalizacionId: card.hospitalizacionId },
        body: {
          indicacionId: order.indicacionId,
          estado: outcome,
          fechaProgramada: dose?.en ?? new Date().toISOString(),
          ...(isGiven
            ? {
                fechaAplicada: new Date().toISOString(),
                dosisAplicada: amount === '' ? null : Number(amount),
                sitio: site === '' ? null : site,
              }
            : { motivoOmision: reason }),
          ...(isGiven && order.altoRiesgo ? { segundaPersona: second } : {}),
        },
        idempotencyKey,
      }),
    );
  return (
    <WardDialog
      title={`${order.descripcion} · ${dose ? translate('ward.mar.at', { when: clock(dose.en) }) : translate('ward.mar.give')}`}
      submit={translate('ward.mar.save')}
      disabled={isGiven && isWrong}
      work={work}
      onSubmit={save}
      onClose={onClose}
    >
      <p>
        {card.pacienteNombre ?? card.iniciales} · {card.camaNumero}
      </p>
      <div className={styles['choices']} role="radiogroup" aria-label={order.descripcion}>
        {OUTCOMES.map(([each, text]) => (
          <button
            key={each}
            type="button"
            role="radio"
            aria-checked={each === outcome}
            onClick={() => setOutcome(each)}
          >
            {translate(`ward.mar.${text}`)}
          </button>
        ))}
      </div>
      {isGiven ? (
        <>
          <label className={styles['field']}>
            {translate('ward.mar.scan')}
            <input value={code} autoComplete="off" onChange={(event) => setCode(event.target.value)} />
            {code.trim() !== '' && (
              <small role="status">
                {isWrong ? translate('ward.mar.wrong', { what: order.descripcion }) : translate('ward.mar.scanned')}
              </small>
            )}
          </label>
          <div className={styles['pair']}>
            <label className={styles['field']}>
              {translate('ward.mar.amount')} {order.unidadDosis && `(${unitText(order.unidadDosis, 2, language)})`}
              <input
                type="number"
                min={0}
                step="any"
                inputMode="decimal"
                value={amount}
                onChange={(event) => setAmount(event.target.value)}
              />
            </label>
            <label className={styles['field']}>
              {translate('ward.mar.site')}
              <input value={site} maxLength={60} onChange={(event) => setSite(event.target.value)} />
            </label>
          </div>
          {order.altoRiesgo && (
            <fieldset className={styles['form']}>
              <legend>{translate('ward.mar.second')}</legend>
              <SecondPersonFields
                email={translate('ward.mar.email')}
                password={translate('ward.mar.password')}
                className={styles['field']}
                value={second}
                error={work.error}
                onChange={setSecond}
              />
            </fieldset>
          )}
        </>
      ) : (
        <label className={styles['field']}>
          {translate('ward.mar.reason')}
          <textarea required maxLength={200} value={reason} onChange={(event) => setReason(event.target.value)} />
        </label>
      )}
    </WardDialog>
  );
}

/** Returns true when a scanned code belongs to the medicine: a GTIN, alone or in a GS1 code, or the clave, which boxes also show. */
function matches({ codigos, clave }: OrderRow, code: string): boolean {
  const digits = code.replaceAll(/\D/g, '');
  return (
    codigos.some((gtin) => digits.includes(gtin)) || (clave !== null && digits.includes(clave.replaceAll('.', '')))
  );
}
