import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { addDays } from '#platform/shared/dates/days';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { formatDate, today } from '#platform/web/ui/format/format-date';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { Loading } from '#platform/web/ui/states/Loading';
import { useNow } from '#platform/web/ui/lifecycle/useNow';
import { useWaiting } from '#platform/web/ui/offline/WaitingContext';
import { EARLY_MS } from '#areas/hospital/shared/hospital/dose-times';
import { formatDose } from '#areas/farmacia/shared/farmacia/format-dose';
import { useTextLanguage } from '#platform/web/ui/texts/useTextLanguage';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import { clock } from '../clock';
import { DoseDialog, type Dose, type OrderRow } from './DoseDialog';
import { OrderDialog } from './OrderDialog';
import { SuspendDialog } from './SuspendDialog';
import { useWard, type Card } from '../useHospital';
import styles from './stay.module.css';

const GIVEN: readonly OrderRow['tipo'][] = ['MEDICAMENTO', 'SOLUCION'];
const OPEN: readonly Dose['estado'][] = ['PENDIENTE', 'ATRASADA'];

/** Renders the medication record of a day (NOM-004 9.1.3, DOMAIN f.4): each order with its doses. Tapping an open dose records it. */
export default function MedicationRecord({ card }: { readonly card: Card }) {
  const translate = useTranslate();
  const language = useTextLanguage();
  const { hospitalizacionId } = card;
  const [day, setDay] = useState(() => today());
  const [dose, setDose] = useState<{ readonly order: OrderRow; readonly dose: Dose | null } | null>(null);
  const [isOrdering, setOrdering] = useState(false);
  const [suspending, setSuspending] = useState<OrderRow | null>(null);
  const [mayGive, mayOrder] = [usePermission('medicacion.ministrar'), usePermission('hospitalizacion.indicar')];
  const { data, error, refetch } = useWard(['ministracion', hospitalizacionId, day], (calls, signal) =>
    calls.hospitalizacionMinistraciones({ params: { hospitalizacionId, fecha: day }, signal }),
  );
  const waiting = useWaiting('hospitalizacionMinistrar');
  const notArrived = ({ indicacionId }: OrderRow, en: string) =>
    waiting.find(({ body }) => body['indicacionId'] === indicacionId && body['fechaProgramada'] === en);
  const isOpen = card.estatus === 'INGRESADO' || card.estatus === 'PREALTA';
  const isToday = day === today();
  const now = useNow();
  const mayRecord = ({ estado, en }: Dose) => OPEN.includes(estado) && Date.parse(en) - now <= EARLY_MS;
  const medicines = data?.indicaciones.filter(({ tipo }) => GIVEN.includes(tipo)) ?? [];
  const others = data?.indicaciones.filter(({ tipo, estatus }) => !GIVEN.includes(tipo) && estatus === 'ACTIVA') ?? [];
  return (
    <section className={styles['sheet']} aria-label={translate('ward.stay.tabs.medicamentos')}>
      <div className={styles['tools']}>
        <strong>{formatDate(day)}</strong>
        <Button onClick={() => setDay(addDays(day, -1))}>{translate('ward.mar.before')}</Button>
        <Button {...blocked(day > today() && translate('ward.mar.noLater'))} onClick={() => setDay(addDays(day, 1))}>
          {translate('ward.mar.after')}
        </Button>
        {mayOrder && isOpen && (
          <Button variant="contained" color="primary" onClick={() => setOrdering(true)}>
            {translate('ward.mar.order')}
          </Button>
        )}
      </div>
      {error && !data ? (
        <ErrorState error={error} onRetry={() => void refetch()} />
      ) : !data ? (
        <Loading />
      ) : medicines.length === 0 && others.length === 0 ? (
        <EmptyState icon="pill" title={translate('ward.mar.none')} text={translate('ward.mar.noneHelp')} />
      ) : (
        <>
          <ul className={styles['list']}>
            {medicines.map((order) => (
              <li key={order.indicacionId} className={styles['item']}>
                <header>
                  <b>{order.descripcion}</b>
                  <span>
                    {[
                      formatDose(order.dosis, order.unidadDosis, language),
                      order.via && translate(`enums.Via.${order.via}`),
                      order.prn
                        ? translate('ward.mar.prn', { why: order.indicacionPrn ?? '' })
                        : order.frecuenciaHoras
                          ? translate('ward.mar.every', { hours: order.frecuenciaHoras })
                          : translate('ward.mar.once'),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </span>
                  {order.altoRiesgo && (
                    <ToneChip tone="danger" icon="alert">
                      {translate('ward.mar.danger')}
                    </ToneChip>
                  )}
                  {order.estatus !== 'ACTIVA' && <ToneChip icon="block">{translate('ward.mar.SUSPENDIDA')}</ToneChip>}
                </header>
                <div className={styles['doses']}>
                  {order.dosisDelDia.map((each) =>
                    OPEN.includes(each.estado) && notArrived(order, each.en) ? (
                      <span key={each.en} className={styles['dose']} data-state="POR_ENVIAR">
                        <b>{clock(each.en)}</b>
                        <span>{translate(`ward.mar.${String(notArrived(order, each.en)!.body['estado'])}`)}</span>
                        <small>{translate('ward.notArrived')}</small>
                      </span>
                    ) : mayGive && isOpen && mayRecord(each) ? (
                      <button
                        key={each.en}
                        type="button"
                        className={styles['dose']}
                        data-state={each.estado}
                        onClick={() => setDose({ order, dose: each })}
                      >
                        <DoseText dose={each} />
                      </button>
                    ) : (
                      <span key={each.en} className={styles['dose']} data-state={each.estado}>
                        <DoseText dose={each} />
                      </span>
                    ),
                  )}
                  {mayGive && isOpen && order.prn && order.estatus === 'ACTIVA' && isToday && (
                    <button type="button" className={styles['dose']} onClick={() => setDose({ order, dose: null })}>
                      {translate('ward.mar.give')}
                    </button>
                  )}
                  {mayOrder && order.estatus === 'ACTIVA' && (
                    <Button color="error" onClick={() => setSuspending(order)}>
                      {translate('ward.mar.suspend')}
                    </Button>
                  )}
                </div>
              </li>
            ))}
          </ul>
          {others.length > 0 && (
            <>
              <h2>{translate('ward.mar.other')}</h2>
              <ul className={styles['list']}>
                {others.map((order) => (
                  <li key={order.indicacionId} className={styles['item']}>
                    <header>
                      <b>{translate(`enums.TipoIndicacion.${order.tipo}`)}</b>
                      <span>{order.descripcion}</span>
                      {mayOrder && (
                        <Button color="error" onClick={() => setSuspending(order)}>
                          {translate('ward.mar.suspend')}
                        </Button>
                      )}
                    </header>
                  </li>
                ))}
              </ul>
            </>
          )}
        </>
      )}
      {dose && <DoseDialog card={card} order={dose.order} dose={dose.dose} onClose={() => setDose(null)} />}
      {isOrdering && <OrderDialog card={card} onClose={() => setOrdering(false)} />}
      {suspending && <SuspendDialog order={suspending} onClose={() => setSuspending(null)} />}
    </section>
  );
}

function DoseText({ dose }: { readonly dose: Dose }) {
  const translate = useTranslate();
  const { en, estado, enfermera, fechaAplicada, verificador, motivo } = dose;
  return (
    <>
      <b>{clock(en)}</b>
      <span>{translate(`ward.mar.${estado}`)}</span>
      {enfermera && (
        <small>
          {fechaAplicada ? translate('ward.mar.by', { name: enfermera, when: clock(fechaAplicada) }) : enfermera}
        </small>
      )}
      {verificador && <small>{translate('ward.mar.checked', { name: verificador })}</small>}
      {motivo && <small>{motivo}</small>}
    </>
  );
}
