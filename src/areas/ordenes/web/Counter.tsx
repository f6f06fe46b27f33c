import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useEffect, useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { SecondPersonFields } from '#platform/web/ui/form/step/SecondPersonFields';
import { isSecondPerson, NO_SECOND_PERSON } from '#platform/web/ui/form/step/second-person';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { LineCard } from './LineCard';
import { keyOf, skippedOn, takenOf } from '#platform/web/ui/counter/counting';
import { useCounter } from '#platform/web/ui/counter/useCounter';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import { ScanBar } from '#platform/web/ui/scan/ScanBar';
import { signalRefusal } from '#platform/web/ui/scan/signal-refusal';
import { TakeOver } from './TakeOver';
import { useOrderWork, type Proposal } from './useOrderCalls';
import { usePreparing } from './usePreparing';
import styles from './orders.module.css';

interface CounterProps {
  readonly proposal: Proposal;
  /** Called when stock or order have changed. */
  readonly onChanged: () => void;
}

const OPEN: readonly string[] = ['AUTORIZADA', 'PENDIENTE_AUTORIZAR'];
const AT_WORK: readonly string[] = ['EN_SURTIMIENTO', 'SURTIDA_PARCIAL', 'RECIBIDA'];

/** Renders the counter: scan, lots, reasons, verifier, and the button that dispenses all of it. */
export function Counter({ proposal, onChanged }: CounterProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { ordenCargoId, estatus } = proposal;
  const lines = proposal.lineas
    .filter(({ pendiente }) => pendiente > 0)
    .map((line) => ({ ...line, lineId: line.insumoOrdenCargoId }));
  const counter = useCounter(lines, proposal.dia);
  const { amounts, scanned, reasons, skips, stop, last } = counter.state;
  const [second, setSecond] = useState(NO_SECOND_PERSON);
  const verifier = useRef<HTMLFieldSetElement>(null);
  const { data: all = [] } = useRecords('motivo-no-surtido', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'orden', order: 'ASC' },
  });
  const offered = all.filter(({ aplicaA }) => aplicaA.includes('ORDEN_CARGO'));
  const work = useOrderWork<{ data: { estatus: string } }>(({ data }) => {
    if (data.estatus === 'EN_SURTIMIENTO') onChanged();
    else void navigate('/cendis');
  });
  const stillHere = usePreparing(ordenCargoId, onChanged);
  useEffect(() => {
    if (stop) signalRefusal();
  }, [stop]);
  // A refusal does not block the counter: the next scan dismisses it.
  const scan = (text: string) => {
    stillHere();
    counter.acknowledge();
    counter.scan(text);
  };
  const hand = (finalizar: boolean) =>
    work.mutate(
      (calls, idempotencyKey) =>
        calls.ordenCargoSurtir({
          body: {
            ordenCargoId,
            finalizar,
            lineas: lines.map((line) => {
              const { insumoOrdenCargoId, lotes } = line;
              const skipped = skippedOn(line, amounts);
              return {
                insumoOrdenCargoId,
                motivoNoSurtidoId: reasons.get(insumoOrdenCargoId) ?? null,
                lotes: lotes.flatMap(({ loteId }) => {
                  const key = keyOf(insumoOrdenCargoId, loteId);
                  const cantidad = amounts.get(key) ?? 0;
                  const motivoNoFefo = skipped === loteId ? skips.get(key) || null : null;
                  return cantidad === 0 ? [] : [{ loteId, cantidad, escaneado: scanned.has(key), motivoNoFefo }];
                }),
              };
            }),
            ...(isSecondPerson(second) ? { segundaPersona: second } : {}),
          },
          idempotencyKey,
        }),
      // The button is at the end of a long page: focuses the missing verification.
      { onError: () => verifier.current?.querySelector<HTMLInputElement>('input:invalid')?.focus() },
    );
  const release = () =>
    work.mutate((calls, idempotencyKey) => calls.ordenCargoSoltar({ body: { ordenCargoId }, idempotencyKey }));
  const take = () =>
    work.mutate((calls, idempotencyKey) => calls.ordenCargoTomar({ body: { ordenCargoId }, idempotencyKey }), {
      onSuccess: onChanged,
    });
  const total = lines.reduce((sum, line) => sum + takenOf(line, amounts), 0);
  const short = lines.some((line) => takenOf(line, amounts) < line.pendiente);
  const untouched = proposal.lineas.every(({ cantidadSurtida }) => cantidadSurtida === 0);
  if (OPEN.includes(estatus))
    return (
      <div className={styles['bar']}>
        <WorkError error={work.error} />
        <span>{translate('app.orders.dispense.notTaken')}</span>
        <Button variant="contained" color="primary" size="large" disabled={work.isPending} onClick={take}>
          {translate('app.orders.queue.take')}
        </Button>
      </div>
    );
  if (estatus === 'EN_SURTIMIENTO' && !proposal.mia)
    return (
      <div className={styles['bar']}>
        <span>{translate('app.orders.relief.other', { name: proposal.prepara ?? '—' })}</span>
        <TakeOver order={proposal} onTaken={onChanged} onChanged={onChanged} />
      </div>
    );
  if (!AT_WORK.includes(estatus) || lines.length === 0)
    return <Alert severity="info">{translate('app.orders.dispense.closed')}</Alert>;
  return (
    <>
      <ScanBar
        label={translate('app.orders.dispense.scan')}
        onScan={scan}
        read={translate('app.orders.read')}
        told={last && translate('app.orders.dispense.added', { name: last.name, smart_count: last.pieces })}
        isToldBelow
        onUndo={counter.undo}
      />
      {stop && (
        <Alert
          severity="error"
          role="alert"
          closeText={translate('app.action.close')}
          onClose={() => counter.acknowledge()}
        >
          {translate(`app.orders.dispense.stop.${stop.reason}`, { ...stop })}
        </Alert>
      )}
      {lines.map((line) => (
        <LineCard
          key={line.lineId}
          line={line}
          counter={{
            ...counter,
            set: (...amount) => {
              stillHere();
              counter.set(...amount);
            },
          }}
          reasons={offered}
        />
      ))}
      {proposal.requiereSegundaPersona && (
        <fieldset ref={verifier} className={styles['people']}>
          <legend>{translate('app.orders.dispense.second')}</legend>
          <p>{translate('app.orders.dispense.secondHelp')}</p>
          <SecondPersonFields
            email={translate('app.orders.dispense.email')}
            password={translate('app.orders.dispense.password')}
            value={second}
            error={work.error}
            onChange={setSecond}
          />
        </fieldset>
      )}
      <div className={styles['bar']}>
        <WorkError error={work.error} />
        <div className={styles['send']}>
          <span>{translate('app.orders.dispense.taken', { smart_count: total })}</span>
          {estatus === 'EN_SURTIMIENTO' && untouched && (
            <Button variant="text" size="large" disabled={work.isPending} onClick={release}>
              {translate('app.orders.dispense.release')}
            </Button>
          )}
          {short && estatus === 'EN_SURTIMIENTO' && (
            <Button
              variant="outlined"
              size="large"
              {...blocked(total === 0 && translate('app.why.pick'), work.isPending)}
              onClick={() => hand(false)}
            >
              {translate('app.orders.dispense.part')}
            </Button>
          )}
          <Button
            variant="contained"
            color="primary"
            size="large"
            {...blocked(total === 0 && untouched && translate('app.why.pick'), work.isPending)}
            onClick={() => hand(true)}
          >
            {translate('app.orders.dispense.hand')}
          </Button>
        </div>
      </div>
    </>
  );
}
