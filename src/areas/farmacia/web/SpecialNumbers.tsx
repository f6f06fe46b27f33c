import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { recordPath } from '#platform/shared/record-path';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { ToneChip } from '#platform/web/ui/values/ToneChip';
import type { Book } from './usePharmacyCalls';
import styles from './controlled.module.css';

/** Renders used barcode numbers of class I, each once, including those of cancelled prescriptions. */
export function SpecialNumbers({ numbers }: { readonly numbers: Book['folios'] }) {
  const translate = useTranslate();
  return (
    <section className={styles['numbers']}>
      <h2>{translate('app.pharmacy.book.numbers', { smart_count: numbers.length })}</h2>
      {numbers.length === 0 ? (
        <p>{translate('app.pharmacy.book.noNumbers')}</p>
      ) : (
        <ul>
          {numbers.map(({ folioEspecial, recetaId, folio, fecha, estatus, medico, cedula }) => (
            <li key={folioEspecial}>
              <b>{folioEspecial}</b>
              <Link to={recordPath.show('receta', recetaId)}>{folio}</Link>
              <span>
                {[medico, cedula && translate('app.pharmacy.book.licence', { number: cedula })]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
              <span>{formatDateTime(fecha)}</span>
              {estatus === 'CANCELADA' && (
                <ToneChip tone="neutral" icon="block">
                  {translate('app.pharmacy.book.cancelled')}
                </ToneChip>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
