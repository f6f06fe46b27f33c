import { useState } from 'react';
import { useTranslate } from 'react-admin';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { EmptyState } from '#platform/web/ui/states/EmptyState';
import { BookMovements } from './BookMovements';
import type { Book, BookPage } from './usePharmacyCalls';
import styles from './controlled.module.css';

const SIDES = ['inicial', 'entradas', 'salidas', 'saldo', 'contado', 'diferencia'] as const;

/** Renders the medicines of one class with their balances. Opening one shows its movements. */
export function BookPages({ book }: { readonly book: Book }) {
  const translate = useTranslate();
  if (book.medicamentos.length === 0)
    return (
      <EmptyState
        icon="shield"
        title={translate('app.pharmacy.book.none', { class: book.fraccion })}
        text={translate('app.pharmacy.book.noneHelp')}
      />
    );
  return (
    <div className={styles['pages']}>
      {book.medicamentos.map((page) => (
        <Page key={`${book.almacenId} ${page.insumoId}`} page={page} book={book} />
      ))}
    </div>
  );
}

function Page({ page, book }: { readonly page: BookPage; readonly book: Book }) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <details className={styles['medicine']} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <span>
          <b>{page.nombre}</b>
          <small>
            {page.clave} · {translate('app.pharmacy.book.movements', { smart_count: page.movimientos })}
          </small>
        </span>
        <dl>
          {SIDES.map((side) => (
            <div
              key={side}
              data-side={side}
              data-wrong={(side === 'diferencia' && page.diferencia !== null && page.diferencia !== 0) || undefined}
            >
              <dt>{translate(`app.pharmacy.book.${side}`)}</dt>
              <dd>{page[side] === null ? '–' : formatNumber(page[side])}</dd>
            </div>
          ))}
        </dl>
      </summary>
      {open && <BookMovements page={page} book={book} />}
    </details>
  );
}
