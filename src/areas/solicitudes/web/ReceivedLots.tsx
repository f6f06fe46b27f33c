import { useTranslate } from 'react-admin';
import { useLayoutEffect, useState } from 'react';
import { formatDate } from '#platform/web/ui/format/format-date';
import { formatNumber } from '#platform/web/ui/format/format-number';
import type { CellEditorProps } from '#platform/web/ui/lines/editors/cell-editor-props';
import type { LineValues } from '#platform/web/ui/lines/line-column';
import { sharesOf, totalOfShares } from '#platform/web/ui/lines/shares';
import { useEditorPopup } from '#platform/web/ui/lines/editors/useEditorPopup';
import lineStyles from '#platform/web/ui/lines/lines.module.css';
import styles from '#platform/web/ui/lines/editors/shares.module.css';

/** Fields of a lot that the user enters. */
const COUNTED = ['cantidadRecibida', 'cantidadRetenida'] as const;
type Counted = (typeof COUNTED)[number];
type Typed = ReadonlyMap<string, string>;

const keyOf = (lot: LineValues, field: Counted) => `${String(lot['loteId'])} ${field}`;
const digits = (text: string | undefined) => Math.max(0, Math.trunc(Number(text ?? '') || 0));

/** Lists the sent lots of a line with inputs for intact and damaged pieces; shortage and surplus are computed. */
export default function ReceivedLots({ source, values, position, label, describedBy, actions }: CellEditorProps) {
  const translate = useTranslate();
  const [lots] = useState(() => sharesOf(values[source]));
  const [typed, setTyped] = useState<Typed>(
    () =>
      new Map(
        lots.flatMap((lot) => [
          [keyOf(lot, 'cantidadRecibida'), String(lot['cantidadRecibida'] ?? lot['cantidad'] ?? 0)],
          [keyOf(lot, 'cantidadRetenida'), String(lot['cantidadRetenida'] ?? 0)],
        ]),
      ),
  );
  const counted = lots.map((lot): LineValues => ({
    ...lot,
    ...Object.fromEntries(COUNTED.map((field) => [field, digits(typed.get(keyOf(lot, field)))])),
  }));
  const { anchor, popup, handlers } = useEditorPopup({
    onKeep: (move) => actions.commit(position, { kind: 'value', value: counted }, move),
    onCancel: actions.cancel,
  });
  useLayoutEffect(() => popup.current?.querySelector('input')?.focus(), [popup]);
  const text = (name: string) =>
    translate(name === 'cantidadRetenida' ? 'transfers.damaged' : `resources.solicitud.fields.lineas.lotes.${name}`);
  return (
    <>
      <span ref={anchor} className={styles['sum']}>
        {translate('app.lines.shares.sum', { sum: totalOfShares(counted, 'cantidadRecibida') })}
      </span>
      <div
        ref={popup}
        popover="manual"
        role="dialog"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={describedBy}
        className={`${lineStyles['popup']} ${styles['shares']} ${styles['counted']}`}
        {...handlers}
      >
        <table>
          <thead>
            <tr>
              <th scope="col">{text('numeroLote')}</th>
              {['cantidad', ...COUNTED].map((name) => (
                <th key={name} scope="col" data-number>
                  {text(name)}
                </th>
              ))}
              <th scope="col" data-number>
                {translate('transfers.difference')}
              </th>
            </tr>
          </thead>
          <tbody>
            {counted.map((lot) => {
              const name = String(lot['numeroLote'] ?? translate('transfers.noLot'));
              const sent = Number(lot['cantidad']) || 0;
              const difference = Number(lot['cantidadRecibida']) + Number(lot['cantidadRetenida']) - sent;
              return (
                <tr key={String(lot['loteId'])}>
                  <th scope="row">
                    {name}
                    <small>{[formatDate(lot['caducidad']), lot['origen']].filter(Boolean).join(' · ')}</small>
                  </th>
                  <td data-number>{formatNumber(sent)}</td>
                  {COUNTED.map((field) => (
                    <td key={field}>
                      <input
                        inputMode="numeric"
                        autoComplete="off"
                        className="rs-numbers"
                        aria-label={`${text(field)} · ${name}`}
                        value={typed.get(keyOf(lot, field)) ?? ''}
                        onFocus={(event) => event.target.select()}
                        onChange={(event) => setTyped(new Map(typed).set(keyOf(lot, field), event.target.value))}
                      />
                    </td>
                  ))}
                  <td data-number>
                    {difference === 0
                      ? '–'
                      : translate(difference < 0 ? 'transfers.missing' : 'transfers.surplus', {
                          pieces: formatNumber(Math.abs(difference)),
                        })}
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
    </>
  );
}
