import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate } from 'react-admin';
import { blocked } from '#platform/web/ui/buttons/blocked';
import type { Receta } from '#generated/shared/types/receta.gen';
import { failureErrors } from '#platform/web/ui/form/submit/failure-errors';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { TonedNote } from '#platform/web/ui/page/TonedNote';
import { Done } from './Done';
import { regimenOf } from '#areas/farmacia/shared/farmacia/regimens';
import { allergyText } from '#areas/pacientes/shared/pacientes/allergy-text';
import { LineCard } from './LineCard';
import { People, PERSON_PATHS, type PeopleState, type PersonField } from './People';
import { keyOf, takenOf } from '#platform/web/ui/counter/counting';
import { useCounter } from '#platform/web/ui/counter/useCounter';
import { useRecords } from '#platform/web/ui/resource/useRecords';
import { forNextPress, isSecondPerson, NO_SECOND_PERSON } from '#platform/web/ui/form/step/second-person';
import { ScanBar } from '#platform/web/ui/scan/ScanBar';
import { ScanStop } from './ScanStop';
import { usePharmacyCalls, type Dispensed, type Proposal } from './usePharmacyCalls';
import styles from './pharmacy.module.css';

interface CounterProps {
  readonly document: Receta;
  readonly proposal: Proposal;
  /** Called when stock or prescription have changed. */
  readonly onChanged: () => void;
}

const NOBODY: PeopleState = {
  nombre: '',
  parentesco: '',
  identificacion: '',
  second: NO_SECOND_PERSON,
  asesoria: false,
};

/** Renders the dispensing of a prescription: scan, lots, reasons, recipient, verifier, and the button that dispenses everything. */
export function Counter({ document, proposal, onChanged }: CounterProps) {
  const translate = useTranslate();
  const queries = useQueryClient();
  const calls = usePharmacyCalls();
  const counted = proposal.lineas.map((line) => ({ ...line, lineId: line.detalleId }));
  const counter = useCounter(counted, proposal.dia);
  const { amounts, scanned, reasons, skips, stop, last } = counter.state;
  const [people, setPeople] = useState(NOBODY);
  const [key, setKey] = useState(() => crypto.randomUUID());
  const [done, setDone] = useState<Dispensed | null>(null);
  const { data: allReasons } = useRecords('motivo-no-surtido', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'orden', order: 'ASC' },
  });
  const work = useMutation({
    mutationFn: async () => {
      const lineas = proposal.lineas.flatMap(({ detalleId, lotes }) =>
        lotes.flatMap(({ loteId }) => {
          const each = keyOf(detalleId, loteId);
          const cantidad = amounts.get(each) ?? 0;
          return cantidad === 0
            ? []
            : [{ detalleId, loteId, cantidad, escaneado: scanned.has(each), motivoNoFefo: skips.get(each) || null }];
        }),
      );
      const { nombre, parentesco, identificacion, second, asesoria } = people;
      return (
        await calls.recetaSurtir({
          params: { recetaId: proposal.recetaId },
          body: {
            almacenId: proposal.almacenId,
            lineas,
            asesoria,
            motivosNoSurtido: [...reasons].map(([detalleId, motivoNoSurtidoId]) => ({ detalleId, motivoNoSurtidoId })),
            ...(nombre === '' ? {} : { recibe: { nombre, parentesco, identificacion } }),
            ...(isSecondPerson(second) ? { segundaPersona: second } : {}),
          },
          idempotencyKey: key,
        })
      ).data;
    },
    // A password is valid for one press.
    onSettled: () => {
      setKey(crypto.randomUUID());
      setPeople((before) => ({ ...before, second: forNextPress(before.second) }));
    },
    onSuccess: async (answer) => {
      setDone(answer);
      await queries.invalidateQueries({ queryKey: ['receta'] });
    },
    onError: onChanged,
  });
  if (done) return <Done document={document} lines={counted} amounts={amounts} done={done} receiver={people.nombre} />;
  const offered = (allReasons ?? []).filter(({ aplicaA }) => aplicaA.includes('RECETA'));
  const lines = counted.filter(({ pendiente }) => pendiente > 0);
  const total = lines.reduce((sum, line) => sum + takenOf(line, amounts), 0);
  const wrong = work.error ? failureErrors(work.error, translate) : {};
  const fields = Object.entries(PERSON_PATHS) as [PersonField, string][];
  return (
    <>
      <TonedNote {...allergyText(proposal, translate)} />
      {proposal.motivo !== null && (
        <Alert severity="warning">
          {translate(`app.pharmacy.dispense.closed.${proposal.motivo}`, { _: proposal.motivo })}
        </Alert>
      )}
      {proposal.surtible && (
        <>
          <ScanBar
            label={translate('app.pharmacy.dispense.scan')}
            read={translate('app.pharmacy.read')}
            onScan={counter.scan}
            told={last && translate('app.pharmacy.dispense.added', { name: last.name, smart_count: last.pieces })}
            isToldBelow
            onUndo={counter.undo}
            autoFocus
          />
          {lines.map((line) => (
            <LineCard
              key={line.detalleId}
              line={line}
              prescribed={regimenOf(document.lineas ?? [], ({ recetaDetalleId }) => recetaDetalleId === line.detalleId)}
              counter={counter}
              reasons={offered}
              recetaId={proposal.recetaId}
              onChanged={onChanged}
            />
          ))}
          <People
            value={people}
            onChange={setPeople}
            identified={proposal.requiereIdentificacion}
            verified={proposal.requiereSegundaPersona}
            error={work.error}
            errors={Object.fromEntries(
              fields.flatMap(([field, path]) => (wrong[path] === undefined ? [] : [[field, wrong[path]]])),
            )}
          />
          <div className={styles['bar']}>
            <WorkError
              error={work.error}
              labels={Object.fromEntries(
                fields.map(([field, path]) => [path, translate(`app.pharmacy.people.${field}`)]),
              )}
            />
            <FormControlLabel
              control={
                <Checkbox
                  checked={people.asesoria}
                  onChange={(_, asesoria) => setPeople((before) => ({ ...before, asesoria }))}
                />
              }
              label={translate('app.pharmacy.people.asesoria')}
            />
            <span>{translate('app.pharmacy.dispense.taken', { smart_count: total })}</span>
            <Button
              variant="contained"
              color="primary"
              size="large"
              {...blocked(total === 0 && translate('app.why.pick'), work.isPending)}
              onClick={() => work.mutate()}
            >
              {translate('app.pharmacy.dispense.hand')}
            </Button>
          </div>
        </>
      )}
      {stop && <ScanStop stop={stop} onAcknowledge={counter.acknowledge} />}
    </>
  );
}
