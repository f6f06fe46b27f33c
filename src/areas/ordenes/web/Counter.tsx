import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useRef, useState } from 'react';
import { useTranslate } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { SecondPersonFields } from '#platform/web/ui/form/SecondPersonFields';
import { isSecondPerson, NO_SECOND_PERSON } from '#platform/web/ui/form/second-person';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { LineCard } from './LineCard';
import { keyOf, type Amounts } from '#platform/web/ui/counter/counting';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import { ScanBar } from '#platform/web/ui/scan/ScanBar';
import { signalRefusal } from '#platform/web/ui/scan/signal-refusal';
import { readBox, skippedOn, takenOf } from './counting';
import { TakeOver } from './TakeOver';
import { useOrderWork, type Proposal } from './useOrderCalls';
import { usePreparing } from './usePreparing';
import styles from './orders.module.css';

interface CounterProps {
  readonly proposal: Proposal;
  /** Stock or order are others now. */
  readonly onChanged: () => void;
}

const OPEN: readonly string[] = ['AUTORIZADA', 'PENDIENTE_AUTORIZAR'];
const AT_WORK: readonly string[] = ['EN_SURTIMIENTO', 'SURTIDA_PARCIAL', 'RECIBIDA'];

/** Answer to the last scan. */
interface Told {
  readonly text: string;
  /** Takes the scan back; null for a refused one. */
  readonly undo: (() => void) | null;
}

/** The counter: scan, lots, reasons, who verifies, and the press that hands it all over. */
export function Counter({ proposal, onChanged }: CounterProps) {
  const translate = useTranslate();
  const navigate = useNavigate();
  const { ordenCargoId, estatus } = proposal;
  const lines = proposal.lineas.filter(({ pendiente }) => pendiente > 0);
  const [amounts, setAmounts] = useState<Amounts>(() => proposed(proposal));
  const [scanned, setScanned] = useState<ReadonlySet<string>>(new Set());
  const [reasons, setReasons] = useState<ReadonlyMap<number, number>>(new Map());
  const [skips, setSkips] = useState<ReadonlyMap<number, string>>(new Map());
  const [second, setSecond] = useState(NO_SECOND_PERSON);
  const verifier = useRef<HTMLFieldSetElement>(null);
  const [told, setTold] = useState<Told | null>(null);
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
  const scan = (text: string) => {
    stillHere();
    // The first scanned box means that boxes are counted: only scanned pieces are taken.
    const counted: Amounts = scanned.size === 0 ? new Map() : amounts;
    const reading = readBox(text, lines, counted, proposal.dia);
    if (reading.kind === 'stop') {
      signalRefusal();
      return setTold({
        text: translate(`app.orders.dispense.stop.${reading.reason}`, { ...reading }),
        undo: null,
      });
    }
    const key = keyOf(reading.line.insumoOrdenCargoId, reading.loteId);
    setAmounts(new Map([...counted, [key, (counted.get(key) ?? 0) + reading.pieces]]));
    setScanned(new Set([...scanned, key]));
    return setTold({
      text: translate('app.orders.dispense.added', { name: reading.line.nombre, smart_count: reading.pieces }),
      undo: () => {
        setAmounts(amounts);
        setScanned(scanned);
        setTold(null);
      },
    });
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
                  const motivoNoFefo = skipped === loteId ? skips.get(insumoOrdenCargoId) || null : null;
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
        told={told?.undo ? told.text : null}
        isToldBelow
        onUndo={told?.undo ?? undefined}
      />
      {told && !told.undo && (
        <Alert severity="error" role="alert" closeText={translate('app.action.close')} onClose={() => setTold(null)}>
          {told.text}
        </Alert>
      )}
      {lines.map((line) => (
        <LineCard
          key={line.insumoOrdenCargoId}
          line={line}
          amounts={amounts}
          scanned={scanned}
          reasons={offered}
          reason={reasons.get(line.insumoOrdenCargoId) ?? null}
          skip={skips.get(line.insumoOrdenCargoId) ?? ''}
          onAmount={(loteId, cantidad) => {
            stillHere();
            setAmounts((before) => new Map([...before, [keyOf(line.insumoOrdenCargoId, loteId), cantidad]]));
          }}
          onReason={(id) =>
            setReasons(
              (before) =>
                new Map(
                  [...before, [line.insumoOrdenCargoId, id ?? 0]].filter(([, each]) => each !== 0) as [
                    number,
                    number,
                  ][],
                ),
            )
          }
          onSkip={(text) => setSkips((before) => new Map([...before, [line.insumoOrdenCargoId, text]]))}
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

function proposed({ lineas }: Proposal): Amounts {
  return new Map(
    lineas.flatMap(({ insumoOrdenCargoId, asignaciones }) =>
      asignaciones.map(({ loteId, cantidad }) => [keyOf(insumoOrdenCargoId, loteId), cantidad] as const),
    ),
  );
}
