import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import TextField from '@mui/material/TextField';
import { useTranslate } from 'react-admin';
import { useState } from 'react';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { tipoEvento } from '#generated/web/evento/enums.gen';
import { useOwn } from '#platform/web/ui/access/ReachContext';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import type { ResourceName } from '#generated/shared/resource-names.gen';
import { ReferencePicker, type ReferencePickerProps } from '#platform/web/ui/reference/ReferencePicker';
import { WorkError } from '#platform/web/ui/states/WorkError';
import { choiceKey } from '#platform/web/ui/values/enum-choices';
import { useAgendaWork, type Slot, type Warehouse } from './useAgenda';
import styles from './agenda.module.css';

/** Minimum length of the cargo's description, as in the schema. */
const LEAST = 3;
const OF_SUPPLIERS: readonly string[] = ['RECEPCION_PROVEEDOR', 'CANJE'];
const COUNTS = ['cajas', 'tarimas'] as const;
interface AboutProps {
  readonly almacenId: number;
  readonly picker: Pick<ReferencePickerProps<ResourceName>, 'id' | 'value' | 'onChange'>;
}

/** References of each kind, limited to documents that can still arrive. */
const REFERENCES = {
  ENTREGA_SOLICITUD: {
    field: 'solicitudId',
    Picker: (props: AboutProps) => (
      <ReferencePicker
        {...props.picker}
        reference="solicitud"
        filter={{ almacenSurtidorId: props.almacenId, estatus: ['AUTORIZADA', 'EN_SURTIMIENTO', 'SURTIDA'] }}
      />
    ),
  },
  CANJE: {
    field: 'propuestaCambioId',
    Picker: (props: AboutProps) => (
      <ReferencePicker
        {...props.picker}
        reference="propuesta-cambio"
        filter={{ almacenId: props.almacenId, estatus: ['ACEPTADA', 'EN_TRANSITO', 'RECIBIDA_PARCIAL'] }}
      />
    ),
  },
} as const;

interface BookDockDialogProps {
  readonly warehouse: Warehouse;
  readonly slot: Slot;
  readonly onClose: () => void;
}

/** Requests a free slot of a dock: a supplier for a delivery, the warehouse for any event. */
export function BookDockDialog({ warehouse, slot, onClose }: BookDockDialogProps) {
  const translate = useTranslate();
  const { book } = useAgendaWork(onClose);
  const [own] = useOwn().proveedor ?? [];
  const isSupplier = own !== undefined;
  const [tipo, setKind] = useState('RECEPCION_PROVEEDOR');
  const [chosenSupplier, setSupplier] = useState<number | null>(null);
  const [about, setAbout] = useState<number | null>(null);
  const [titulo, setTitle] = useState('');
  const [counts, setCounts] = useState<Readonly<Record<string, string>>>({});
  const proveedorId = own ?? chosenSupplier;
  const asksSupplier = OF_SUPPLIERS.includes(tipo);
  const reference = tipo === 'ENTREGA_SOLICITUD' || tipo === 'CANJE' ? REFERENCES[tipo] : null;
  const missing = [
    asksSupplier && proveedorId === null && translate('resources.evento.fields.proveedorId'),
    reference !== null && about === null && translate(`resources.evento.fields.${reference.field}`),
    titulo.trim().length < LEAST && translate('agenda.brings'),
  ].filter((field) => field !== false);
  const ready = missing.length === 0;
  const kinds = tipoEvento.options.filter(({ value }) =>
    isSupplier ? OF_SUPPLIERS.includes(value) : value !== 'CITA_CONSULTA',
  );
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm" aria-labelledby="book-title">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (!ready || book.isPending) return;
          book.mutate({
            tipo,
            titulo: titulo.trim(),
            unidadId: warehouse.unidadId,
            almacenId: warehouse.almacenId,
            inicio: slot.inicio,
            ...(slot.anden === null ? {} : { anden: slot.anden }),
            ...(asksSupplier ? { proveedorId } : {}),
            ...(reference ? { [reference.field]: about } : {}),
            ...Object.fromEntries(
              Object.entries(counts).flatMap(([name, text]) => (text === '' ? [] : [[name, Number(text)]])),
            ),
          });
        }}
      >
        <DialogTitle id="book-title">{translate('agenda.bookDock')}</DialogTitle>
        <DialogContent className={styles['fields'] ?? ''}>
          <WorkError error={book.error} />
          <p>
            {[
              formatDateTime(slot.inicio, warehouse.zonaHoraria),
              warehouse.nombre,
              slot.anden !== null && translate('agenda.dock', { dock: slot.anden }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </p>
          <div className={styles['tools']}>
            <div>
              <label htmlFor="book-kind">{translate('resources.evento.fields.tipo')}</label>
              <select
                id="book-kind"
                value={tipo}
                onChange={({ target }) => {
                  setKind(target.value);
                  setAbout(null);
                }}
              >
                {kinds.map(({ value }) => (
                  <option key={value} value={value}>
                    {translate(choiceKey(tipoEvento, value))}
                  </option>
                ))}
              </select>
            </div>
          </div>
          {asksSupplier && !isSupplier && (
            <div>
              <label htmlFor="book-supplier">{translate('resources.evento.fields.proveedorId')}</label>
              <ReferencePicker
                id="book-supplier"
                reference="proveedor"
                value={chosenSupplier === null ? [] : [chosenSupplier]}
                onChange={([id]) => setSupplier(id === undefined ? null : Number(id))}
              />
            </div>
          )}
          {reference && (
            <div>
              <label htmlFor="book-about">{translate(`resources.evento.fields.${reference.field}`)}</label>
              <reference.Picker
                almacenId={warehouse.almacenId}
                picker={{
                  id: 'book-about',
                  value: about === null ? [] : [about],
                  onChange: ([id]) => setAbout(id === undefined ? null : Number(id)),
                }}
              />
            </div>
          )}
          <div>
            <label htmlFor="book-reason">{translate('agenda.brings')}</label>
            <TextField
              id="book-reason"
              value={titulo}
              onChange={({ target }) => setTitle(target.value)}
              slotProps={{ htmlInput: { maxLength: 120 } }}
              fullWidth
            />
          </div>
          <div className={styles['tools']}>
            {COUNTS.map((name) => (
              <div key={name}>
                <label htmlFor={`book-${name}`}>{translate(`resources.evento.fields.${name}`)}</label>
                <TextField
                  id={`book-${name}`}
                  type="number"
                  value={counts[name] ?? ''}
                  onChange={({ target }) => setCounts((before) => ({ ...before, [name]: target.value }))}
                  slotProps={{ htmlInput: { min: 0, max: 5000, step: 1 } }}
                />
              </div>
            ))}
          </div>
          {asksSupplier && <p>{translate('agenda.waitsForChief')}</p>}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{translate('agenda.close')}</Button>
          <Button
            type="submit"
            variant="contained"
            color="primary"
            {...blocked(
              missing.length > 0 && translate('app.why.missing', { fields: missing.join(', ') }),
              book.isPending,
            )}
          >
            {translate('agenda.bookDock')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
