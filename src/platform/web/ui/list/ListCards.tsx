import { useListContext, useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { formatNumber } from '../format/format-number';
import { readPath } from '../resource/read-path';
import { recordPath } from '#platform/shared/record-path';
import { useResourceModule } from '../resource/ResourceModuleContext';
import { labelBeside } from '../values/label-beside';
import { ValueView } from '../values/ValueView';
import { columnLabelKey } from './column-label';
import { InactiveChip } from './InactiveChip';
import { rowTexts } from './row-texts';
import { useTotals } from './rows/useTotals';
import { useIsStale } from './rows/useIsStale';
import { useListSettings } from './layout/ListSettingsContext';
import { SelectBox } from './selection/SelectBox';
import { useSelection } from './selection/SelectionContext';
import styles from './list-cards.module.css';

/** Rows of a page on a phone: one card per record, its columns as a short list of labelled values. */
export default function ListCards() {
  const { drawn, name: first } = useListSettings();
  const { enabled, isSelected, toggle } = useSelection();
  const { data, isPending, total = 0 } = useListContext();
  const totals = useTotals();
  const stale = useIsStale();
  const resource = useResourceModule();
  const { name, recordLabel } = resource;
  const translate = useTranslate();
  if (isPending || !data) {
    return (
      <ul className={styles['cards']} aria-busy>
        {[0, 1, 2, 3].map((card) => (
          <li key={card} className={styles['card']} data-skeleton aria-hidden />
        ))}
      </ul>
    );
  }
  return (
    <ul className={styles['cards']} aria-busy={stale}>
      {data.map((record) => {
        const texts = rowTexts(record, first.ficha, resource);
        return (
          <li
            key={record.id}
            className={styles['card']}
            data-selected={(enabled && isSelected(record.id)) || undefined}
          >
            <div className={styles['title']}>
              <Link to={recordPath.show(name, record.id)} data-row-link="">
                {texts.name}
              </Link>
              {record['activo'] === false && <InactiveChip />}
              {enabled && (
                <span className={styles['select']}>
                  <SelectBox
                    label={translate('app.lists.selection.one', { name: recordLabel(record) || `#${record.id}` })}
                    checked={isSelected(record.id)}
                    onToggle={(range) => toggle(record.id, range)}
                  />
                </span>
              )}
            </div>
            {texts.line && <small className={styles['line']}>{texts.line}</small>}
            <dl>
              {drawn.map((column) => (
                <div key={column.source}>
                  <dt>{translate(columnLabelKey(name, column))}</dt>
                  <dd>
                    <ValueView
                      spec={column}
                      value={readPath(record, column.source)}
                      label={labelBeside(column, record)}
                    />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        );
      })}
      {totals && drawn.some((column) => column.total) && (
        <li className={styles['totals']}>
          {translate('app.lists.totals', { smart_count: total, total: formatNumber(total) })}
          <dl>
            {drawn
              .filter((column) => column.total)
              .map((column) => (
                <div key={column.source}>
                  <dt>{translate(columnLabelKey(name, column))}</dt>
                  <dd>
                    <ValueView spec={column} value={totals[column.source]} />
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      )}
    </ul>
  );
}
