import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { stepOf, useWardWork, type Bed, type BedMap, type Card } from '../useHospital';
import { WorkError } from '#platform/web/ui/states/WorkError';
import styles from './map.module.css';

interface BedDialogProps {
  readonly map: BedMap;
  readonly bed: Bed;
  readonly card: Card | null;
  readonly onClose: () => void;
}

/** Actions on a bed: admit a waiting patient, move its occupant, mark it clean. */
export function BedDialog({ map, bed, card, onClose }: BedDialogProps) {
  const translate = useTranslate();
  const mayAssign = usePermission('hospitalizacion.asignar-cama');
  const work = useWardWork(onClose);
  const record = { id: bed.camaId, version: bed.version };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="bed-title">
      <DialogTitle id="bed-title">{translate('ward.map.bed', { number: bed.numero })}</DialogTitle>
      <DialogContent className={styles['dialog'] ?? ''}>
        <WorkError error={work.error} />
        {bed.motivoBloqueo && <p>{translate('ward.bed.blocked', { reason: bed.motivoBloqueo })}</p>}
        {card && (
          <p>
            <Link to={`/hospital/paciente/${card.hospitalizacionId}`}>
              {card.pacienteNombre ?? card.iniciales} · {translate('ward.bed.open')}
            </Link>
          </p>
        )}
        {mayAssign && (bed.estatus === 'DISPONIBLE' || bed.estatus === 'RESERVADA') && (
          <Admit map={map} bed={bed} kept={card} work={work} />
        )}
        {mayAssign && bed.estatus === 'OCUPADA' && card && <Move map={map} bed={bed} card={card} work={work} />}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{translate('ward.bed.close')}</Button>
        {mayAssign && bed.estatus === 'LIMPIEZA' && (
          <Button
            variant="contained"
            color="primary"
            disabled={work.isPending}
            onClick={() => work.mutate(stepOf('cama', record, 'terminarLimpieza'))}
          >
            {translate('ward.bed.cleaned')}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

type Work = ReturnType<typeof useWardWork>;

interface AdmitProps {
  readonly map: BedMap;
  readonly bed: Bed;
  /** Patient for whom the bed is reserved. */
  readonly kept: Card | null;
  readonly work: Work;
}

function Admit({ map, bed, kept, work }: AdmitProps) {
  const translate = useTranslate();
  const ward = map.servicios.find(({ camas }) => camas.some(({ camaId }) => camaId === bed.camaId));
  const waiting = kept
    ? [kept]
    : map.estancias.filter(({ estatus, servicioId }) => estatus === 'SOLICITADA' && servicioId === ward?.servicioId);
  const [chosen, setChosen] = useState<number | null>(waiting.length === 1 ? waiting[0]!.hospitalizacionId : null);
  const [isSure, setSure] = useState(false);
  const card = waiting.find(({ hospitalizacionId }) => hospitalizacionId === chosen);
  if (waiting.length === 0) return <p>{translate('ward.bed.noOne')}</p>;
  const record = card && { id: card.hospitalizacionId, version: card.version };
  return (
    <>
      <p id="admit-who">{translate('ward.bed.chooseWho')}</p>
      <RadioGroup
        aria-labelledby="admit-who"
        value={chosen ?? ''}
        onChange={(_event, value) => setChosen(Number(value))}
      >
        {waiting.map(({ hospitalizacionId, pacienteNombre, iniciales, edad, diagnostico }) => (
          <FormControlLabel
            key={hospitalizacionId}
            value={hospitalizacionId}
            control={<Radio />}
            label={[pacienteNombre ?? iniciales, edad, diagnostico].filter(Boolean).join(' · ')}
          />
        ))}
      </RadioGroup>
      <FormControlLabel
        control={<Checkbox checked={isSure} onChange={(_event, value) => setSure(value)} />}
        label={translate('ward.bed.identity')}
      />
      <div className={styles['actions']}>
        {bed.estatus === 'DISPONIBLE' && (
          <Button
            {...blocked(!record && translate('app.why.patient'), work.isPending)}
            onClick={() => work.mutate(stepOf('hospitalizacion', record!, 'reservarCama', { camaId: bed.camaId }))}
          >
            {translate('ward.bed.keep')}
          </Button>
        )}
        <Button
          variant="contained"
          color="primary"
          {...blocked(
            !record ? translate('app.why.patient') : !isSure && translate('app.why.identity'),
            work.isPending,
          )}
          onClick={() =>
            work.mutate(
              stepOf('hospitalizacion', record!, 'ingresar', { camaId: bed.camaId, identidadVerificada: isSure }),
            )
          }
        >
          {translate('ward.bed.admit')}
        </Button>
      </div>
    </>
  );
}

const REASONS = ['CAMBIO_CAMA', 'AISLAMIENTO'] as const;

interface MoveProps {
  readonly map: BedMap;
  readonly bed: Bed;
  readonly card: Card;
  readonly work: Work;
}

function Move({ map, bed, card, work }: MoveProps) {
  const translate = useTranslate();
  const [camaId, setBed] = useState<number | null>(null);
  const [reason, setReason] = useState<(typeof REASONS)[number]>('CAMBIO_CAMA');
  const ward = map.servicios.find(({ camas }) => camas.some((each) => each.camaId === bed.camaId));
  const free = (ward?.camas ?? []).filter(
    ({ estatus, generoPermitido }) => estatus === 'DISPONIBLE' && (!generoPermitido || generoPermitido === card.genero),
  );
  const record = { id: card.hospitalizacionId, version: card.version };
  return (
    <section aria-labelledby="move-title">
      <h3 id="move-title">{translate('ward.bed.move')}</h3>
      {free.length === 0 ? (
        <p>{translate('ward.bed.noFree')}</p>
      ) : (
        <>
          <p id="move-where">{translate('ward.bed.where')}</p>
          <div className={styles['choices']} role="radiogroup" aria-labelledby="move-where">
            {free.map((each) => (
              <button
                key={each.camaId}
                type="button"
                role="radio"
                aria-checked={each.camaId === camaId}
                onClick={() => setBed(each.camaId)}
              >
                {each.numero}
              </button>
            ))}
          </div>
          <RadioGroup
            row
            aria-label={translate('ward.bed.why')}
            value={reason}
            onChange={(_event, value) => setReason(value as (typeof REASONS)[number])}
          >
            {REASONS.map((each) => (
              <FormControlLabel key={each} value={each} control={<Radio />} label={translate(`ward.bed.${each}`)} />
            ))}
          </RadioGroup>
          <div className={styles['actions']}>
            <Button
              variant="contained"
              color="primary"
              {...blocked(camaId === null && translate('app.why.bed'), work.isPending)}
              onClick={() =>
                work.mutate(stepOf('hospitalizacion', record, 'cambiarCama', { camaId, motivoMovimiento: reason }))
              }
            >
              {translate('ward.bed.move')}
            </Button>
          </div>
        </>
      )}
    </section>
  );
}
