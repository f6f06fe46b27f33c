import Button from '@mui/material/Button';
import { useId, useState } from 'react';
import { useNotify, useTranslate } from 'react-admin';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { chooseReading, isSameLot } from '#platform/shared/barcodes/choose-reading';
import { piecesOfCode } from '#platform/shared/barcodes/pieces-of-code';
import { readLabel } from '#platform/shared/barcodes/read-label';
import { formatDate } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { originAmong } from '#platform/web/ui/lots/origin-among';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { OrderMarks } from './OrderMarks';
import { useWaiting } from '#platform/web/ui/offline/WaitingContext';
import { ScanBar } from '#platform/web/ui/scan/ScanBar';
import { signalRefusal } from '#platform/web/ui/scan/signal-refusal';
import { Stepper } from './Stepper';
import { useOrderWork, type Arriving } from './useOrderCalls';
import styles from './orders.module.css';

const DIFFERENCES = ['FALTANTE', 'DANADO', 'LOTE_DISTINTO'] as const;
type Difference = (typeof DIFFERENCES)[number];

/** An arriving order: every lot counts as received in full until the user enters a difference. */
export function ReceiveCard({ order }: { readonly order: Arriving }) {
  const translate = useTranslate();
  const id = useId();
  const [counts, setCounts] = useState<ReadonlyMap<string, number>>(new Map());
  const [scanned, setScanned] = useState(false);
  const [differences, setDifferences] = useState<ReadonlyMap<number, Difference>>(new Map());
  const [signature, setSignature] = useState('');
  const [told, setTold] = useState<string | null>(null);
  const notify = useNotify();
  const isWaiting = useWaiting('ordenCargoRecibir').some(({ body }) => body['ordenCargoId'] === order.ordenCargoId);
  const work = useOrderWork<{ readonly isQueued: boolean }>(({ isQueued }) => {
    if (isQueued) notify('app.orders.receive.queued', { type: 'success' });
  });
  const key = (line: number, lot: number) => `${line} ${lot}`;
  const countOf = (line: number, lot: { readonly loteId: number; readonly cantidad: number }) =>
    counts.get(key(line, lot.loteId)) ?? (scanned ? 0 : lot.cantidad);
  const scannedOf = (line: number, lot: number) => counts.get(key(line, lot)) ?? 0;
  const lacks = (line: Arriving['lineas'][number]) =>
    line.lotes.some((lot) => countOf(line.insumoOrdenCargoId, lot) < lot.cantidad);
  const set = (line: number, lot: number, pieces: number) =>
    setCounts((before) => new Map([...before, [key(line, lot), pieces]]));
  const scan = (text: string) => {
    const label = readLabel(text);
    const { code } = label;
    const line = order.lineas.find(({ codigosBarras }) => piecesOfCode(codigosBarras, code) !== null);
    const reading =
      line &&
      chooseReading(
        label,
        line.lotes.map(({ numeroLote }) => ({ lot: numeroLote, expiry: null })),
      );
    const ofLabel =
      reading && !reading.isLotUnread
        ? line.lotes.filter(({ numeroLote }) => reading.lot === null || isSameLot(numeroLote, reading.lot))
        : [];
    // Fills the first of two lots with the same number before the second.
    const lot = ofLabel.find((each) => scannedOf(line!.insumoOrdenCargoId, each.loteId) < each.cantidad) ?? ofLabel[0];
    if (!line || !lot) {
      signalRefusal();
      return setTold(translate('app.orders.receive.unknown', { code }));
    }
    const pieces = (piecesOfCode(line.codigosBarras, code) ?? 1) * label.count;
    const counted = scannedOf(line.insumoOrdenCargoId, lot.loteId);
    if (counted + pieces > lot.cantidad) {
      signalRefusal();
      const room = lot.cantidad - counted;
      return setTold(
        room > 0
          ? translate('app.orders.receive.tooMuch', { name: line.nombre, pieces, room })
          : translate('app.orders.dispense.stop.COMPLETO', { detail: line.nombre }),
      );
    }
    setScanned(true);
    set(line.insumoOrdenCargoId, lot.loteId, counted + pieces);
    return setTold(translate('app.orders.dispense.added', { name: line.nombre, smart_count: pieces }));
  };
  const receive = () =>
    work.mutate((calls, idempotencyKey) =>
      calls.ordenCargoRecibir({
        body: {
          ordenCargoId: order.ordenCargoId,
          firma: signature || null,
          lineas: order.lineas.map((line) => ({
            insumoOrdenCargoId: line.insumoOrdenCargoId,
            lotes: line.lotes.map((lot) => ({
              loteId: lot.loteId,
              cantidadRecibida: countOf(line.insumoOrdenCargoId, lot),
            })),
            diferencia: lacks(line) ? (differences.get(line.insumoOrdenCargoId) ?? null) : null,
          })),
        },
        idempotencyKey,
      }),
    );
  const unexplained = order.lineas.some((line) => lacks(line) && !differences.has(line.insumoOrdenCargoId));
  return (
    <section className={styles['line']} aria-labelledby={id}>
      <header>
        <h2 id={id}>
          {[order.camaNumero, order.paciente].filter(Boolean).join(' · ')}
          <small>{[order.folio, order.almacenNombre].filter(Boolean).join(' · ')}</small>
        </h2>
        <OrderMarks order={order} />
      </header>
      <ScanBar
        isToldBelow
        read={translate('app.orders.read')}
        label={translate('app.orders.receive.scan')}
        onScan={scan}
        told={told}
      />
      {order.lineas.map((line) => (
        <div key={line.insumoOrdenCargoId} className={styles['arriving']}>
          <b>{line.nombre}</b>
          <ul className={styles['lots']}>
            {line.lotes.map((lot) => (
              <li key={lot.loteId}>
                <span>
                  <b>{lot.numeroLote ?? translate('app.orders.noLot')}</b>
                  <small>
                    {[
                      lot.caducidad ? formatDate(lot.caducidad) : null,
                      originAmong(lot, line.lotes),
                      translate('app.orders.receive.sent', {
                        pieces: formatNumber(lot.cantidad),
                        smart_count: lot.cantidad,
                      }),
                    ]
                      .filter(Boolean)
                      .join(' · ')}
                  </small>
                </span>
                <Stepper
                  name={`${line.nombre} ${lot.numeroLote ?? ''}`}
                  value={countOf(line.insumoOrdenCargoId, lot)}
                  most={lot.cantidad}
                  onChange={(pieces) => set(line.insumoOrdenCargoId, lot.loteId, pieces)}
                />
              </li>
            ))}
          </ul>
          {lacks(line) && (
            <label className={styles['asked']}>
              {translate('app.orders.receive.difference')}
              <select
                value={differences.get(line.insumoOrdenCargoId) ?? ''}
                onChange={({ target }) =>
                  setDifferences(
                    (before) => new Map([...before, [line.insumoOrdenCargoId, target.value as Difference]]),
                  )
                }
              >
                <option value="">{translate('app.orders.dispense.chooseReason')}</option>
                {DIFFERENCES.map((each) => (
                  <option key={each} value={each}>
                    {translate(`app.orders.receive.differences.${each}`)}
                  </option>
                ))}
              </select>
            </label>
          )}
        </div>
      ))}
      <WorkError error={work.error} />
      <div className={styles['send']}>
        <label className={styles['asked']}>
          {translate('app.orders.receive.signature')}
          <input value={signature} maxLength={120} onChange={({ target }) => setSignature(target.value)} />
        </label>
        {isWaiting && <small>{translate('app.orders.receive.waiting')}</small>}
        {order.propia && <small>{translate('app.orders.receive.own')}</small>}
        <Button
          variant="contained"
          color="primary"
          size="large"
          {...blocked(
            isWaiting
              ? translate('app.orders.receive.waiting')
              : order.propia
                ? translate('app.orders.receive.own')
                : unexplained && translate('app.why.difference'),
            work.isPending,
          )}
          onClick={receive}
        >
          {translate('app.orders.receive.confirm')}
        </Button>
      </div>
    </section>
  );
}
