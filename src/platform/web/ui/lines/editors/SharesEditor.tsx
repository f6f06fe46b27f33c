import { useGetList, useTranslate, type RaRecord } from 'react-admin';
import { useLayoutEffect, useState } from 'react';
import { isFilled } from '#platform/shared/paths';
import { formatNumber } from '#platform/web/ui/format/format-number';
import { useOpenedResource } from '#platform/web/ui/resource/ResourceRegistry';
import { ValueView } from '#platform/web/ui/values/ValueView';
import type { CellEditorProps } from './cell-editor-props';
import type { LineShares, LineValues } from '../line-column';
import { sharesOf, totalOfShares } from '../shares';
import { useEditorPopup } from './useEditorPopup';
import styles from './shares.module.css';
import lineStyles from '../lines.module.css';

/** Maximum records offered; a supply rarely has more lots in one warehouse. */
const OFFERED = 200;

/**
 * Editor of amounts by record, in the order of their list. Pieces reserved for the line count as available. Enter and blur keep the
 * amounts, Escape discards them.
 */
export function SharesEditor({
  input,
  source,
  values,
  position,
  label,
  describedBy,
  actions,
}: CellEditorProps & { readonly input: LineShares }) {
  const translate = useTranslate();
  const [filter] = useState(() => actions.filterFor(position.row, position.column));
  const { data: module } = useOpenedResource(input.reference);
  const {
    data = [],
    isPending,
    isError,
  } = useGetList<RaRecord>(input.reference, {
    pagination: { page: 1, perPage: OFFERED },
    sort: { field: input.sort, order: 'ASC' },
    filter,
  });
  const [given] = useState(() => sharesOf(values[source]));
  const [apart] = useState(() => amountsOf(sharesOf(actions.storedFor(position.row)?.[source]), input));
  const [amounts, setAmounts] = useState<ReadonlyMap<unknown, string>>(
    () => new Map([...amountsOf(given, input)].map(([key, amount]) => [key, String(amount)])),
  );
  const offered = new Set(data.map(({ id }) => id));
  const gone = given.filter((item) => !offered.has(item[input.key] as RaRecord['id']));
  const freeOf = (record: RaRecord) => Number(record[input.free] ?? 0) + (apart.get(record.id) ?? 0);
  const left = data.filter((record) => freeOf(record) > 0);
  const rows = [...(isPending ? [] : gone.map((item) => ({ ...item, id: item[input.key] }))), ...left] as RaRecord[];
  // Hides properties that no record has.
  const parts = input.show.filter((part) => rows.some((record) => isFilled(record[part.source])));
  const items = rows.flatMap((record): LineValues[] => {
    const amount = numberIn(amounts.get(record.id));
    return amount > 0 ? [{ ...kept(record, input), [input.key]: record.id, [input.amount]: amount }] : [];
  });
  const { anchor, popup, handlers } = useEditorPopup({
    onKeep: (move) => {
      const isSame =
        isPending || isError || JSON.stringify(shown(items, input)) === JSON.stringify(shown(given, input));
      actions.commit(position, isSame ? { kind: 'same' } : { kind: 'value', value: items }, move);
    },
    onCancel: actions.cancel,
  });
  // Keys are lost without a focused element here; the first amount receives the focus once it is rendered.
  useLayoutEffect(() => popup.current?.focus(), [popup]);

  return (
    <>
      <span ref={anchor} className={styles['sum']}>
        {translate('app.lines.shares.sum', { sum: totalOfShares(items, input.amount) })}
      </span>
      <div
        ref={popup}
        popover="manual"
        role="dialog"
        tabIndex={-1}
        aria-label={label}
        aria-describedby={describedBy}
        className={`${lineStyles['popup']} ${styles['shares']}`}
        {...handlers}
      >
        {rows.length > 0 && module ? (
          <table>
            <thead>
              <tr>
                <th scope="col">{translate(`resources.${input.reference}.name`, { smart_count: 1 })}</th>
                {parts.map((part) => (
                  <th key={part.source} scope="col">
                    {translate(`resources.${input.reference}.fields.${part.source}`)}
                  </th>
                ))}
                <th scope="col" data-number>
                  {translate('app.lines.shares.free')}
                </th>
                <th scope="col" data-number>
                  {translate('app.lines.shares.amount')}
                </th>
              </tr>
            </thead>
            <tbody>
              {rows.map((record, index) => {
                const name = module.recordLabel(record) || `#${record.id}`;
                const free = freeOf(record);
                const amount = amounts.get(record.id) ?? '';
                return (
                  <tr key={record.id}>
                    <th scope="row">{name}</th>
                    {parts.map((part) => (
                      <td key={part.source}>
                        <ValueView spec={part} value={record[part.source]} />
                      </td>
                    ))}
                    <td data-number>{formatNumber(free)}</td>
                    <td>
                      <input
                        ref={(element) => {
                          if (index === 0 && element && !popup.current?.contains(document.activeElement))
                            element.focus();
                        }}
                        inputMode="numeric"
                        autoComplete="off"
                        className="rs-numbers"
                        aria-label={translate('app.lines.shares.of', { name })}
                        aria-invalid={numberIn(amount) > free || undefined}
                        value={amount}
                        onFocus={(event) => event.target.select()}
                        onChange={({ target }) => setAmounts((before) => new Map(before).set(record.id, target.value))}
                      />
                    </td>
                  </tr>
                );
              })}
            </tbody>
          </table>
        ) : (
          <p role="status" className={lineStyles['popupNote']}>
            {translate(
              isPending || !module
                ? 'app.reference.loading'
                : isError
                  ? 'app.reference.failed'
                  : 'app.lines.shares.none',
            )}
          </p>
        )}
      </div>
    </>
  );
}

function amountsOf(items: readonly LineValues[], { key, amount }: LineShares): ReadonlyMap<unknown, number> {
  return new Map(items.map((item) => [item[key], Number(item[amount]) || 0]));
}

const numberIn = (text: string | undefined) => {
  const number = Number(text ?? '');
  return Number.isFinite(number) ? Math.trunc(number) : 0;
};

function kept(record: RaRecord, { keep }: LineShares): LineValues {
  return Object.fromEntries(keep.map((name) => [name, record[name] ?? null]));
}

const shown = (items: readonly LineValues[], { key, amount }: LineShares) =>
  items.map((item) => `${String(item[key])} ${String(item[amount])}`).toSorted((a, b) => a.localeCompare(b));
