import { useState } from 'react';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { useTextLanguage } from '#platform/web/ui/texts/useTextLanguage';
import type { Receta } from '#generated/shared/types/receta.gen';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { Icon } from '#platform/web/ui/icons/Icon';
import { takenOf, type Amounts } from '#platform/web/ui/counter/counting';
import { regimenOf } from '#areas/farmacia/shared/farmacia/regimens';
import { regimenTaken } from '#areas/farmacia/shared/farmacia/regimen-taken';
import type { CountedProposalLine, Dispensed } from './usePharmacyCalls';
import styles from './pharmacy.module.css';

interface DoneProps {
  readonly document: Receta;
  readonly lines: readonly CountedProposalLine[];
  readonly amounts: Amounts;
  readonly done: Dispensed;
  readonly receiver: string;
}

/** Renders dispensed medicines for printing: a label for each, the receipt, and the voucher of the pending pieces. */
export function Done({ document, lines, amounts, done, receiver }: DoneProps) {
  const translate = useTranslate();
  const language = useTextLanguage();
  const [moment] = useState(() => new Date().toISOString());
  const handed = lines.filter((line) => takenOf(line, amounts) > 0);
  const prescribedOf = (detalleId: number) =>
    regimenOf(document.lineas ?? [], ({ recetaDetalleId }) => recetaDetalleId === detalleId);
  return (
    <div className={styles['done']}>
      <div className={styles['doneHead']} role="status">
        <Icon name="check" />
        <div>
          <b>{translate('app.pharmacy.done.title', { smart_count: done.piezas })}</b>
          {done.retenida && <p>{translate('app.pharmacy.done.retained')}</p>}
          {done.piezasPendientes > 0 && (
            <p>{translate('app.pharmacy.done.pending', { smart_count: done.piezasPendientes })}</p>
          )}
        </div>
      </div>
      <div className={styles['doneActions']}>
        <Button variant="outlined" onClick={() => window.print()}>
          {translate('app.pharmacy.done.print')}
        </Button>
        <Button variant="contained" color="primary" component={Link} to="/farmacia/recetas">
          {translate('app.pharmacy.done.next')}
        </Button>
      </div>
      <div className={styles['labels']}>
        {handed.map((line) => {
          const prescribed = prescribedOf(line.detalleId);
          return (
            <article key={line.detalleId} className={styles['label']}>
              <h2>{line.nombre}</h2>
              {prescribed[0] && (
                <>
                  <p className={styles['labelDose']}>{regimenTaken(prescribed, language)}</p>
                  <Moments hours={prescribed.length === 1 ? (prescribed[0].frecuenciaHoras ?? null) : null} />
                </>
              )}
              <small>
                {document.pacienteNombre} · {document.folio}
              </small>
            </article>
          );
        })}
      </div>
      <section className={styles['receipt']}>
        <h2>{translate('app.pharmacy.done.receipt')}</h2>
        <p>
          {done.folio}-{done.numero} · {formatDateTime(moment)} · {document.almacenNombre}
        </p>
        <ul>
          {handed.map((line) => (
            <li key={line.detalleId}>
              {takenOf(line, amounts)} × {line.nombre}
            </li>
          ))}
        </ul>
        <p className={styles['sign']}>{receiver || translate('app.pharmacy.done.received')}</p>
      </section>
      {done.pendientes.length > 0 && (
        <section className={styles['receipt']}>
          <h2>{translate('app.pharmacy.done.voucher')}</h2>
          <p>
            {done.folio} · {document.pacienteNombre}
          </p>
          <ul>
            {done.pendientes.map(({ insumoId, nombre, cantidad }) => (
              <li key={insumoId}>
                {cantidad} × {nombre}
              </li>
            ))}
          </ul>
          <p>{translate('app.pharmacy.done.voucherHelp')}</p>
        </section>
      )}
    </div>
  );
}

/** Renders icons of the dose times, for up to four doses a day: readable without text. */
function Moments({ hours }: { readonly hours: number | null }) {
  const translate = useTranslate();
  const times = hours === null ? 0 : 24 / hours;
  if (times < 1 || times > 4) return null;
  // A sun for each dose of the day and a moon for the night, as characters that every font has.
  const moments = [
    ...Array.from({ length: Math.max(1, Math.floor(times) - 1) }, () => '☀\uFE0E'),
    ...(times >= 2 ? ['☾'] : []),
  ];
  return (
    <p
      className={styles['moments']}
      role="img"
      aria-label={translate('app.pharmacy.label.times', { smart_count: moments.length })}
    >
      {moments.join(' ')}
    </p>
  );
}
