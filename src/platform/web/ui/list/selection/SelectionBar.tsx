import Button from '@mui/material/Button';
import { useListContext, useTranslate, type Identifier } from 'react-admin';
import { Suspense, useState } from 'react';
import { blocked } from '../../buttons/blocked';
import { usePermission, usePermissionSet } from '../../access/PermissionsContext';
import { formatNumber } from '../../format/format-number';
import { useResourceModule } from '../../resource/ResourceModuleContext';
import { batchActions, EDIT, type BatchActionSpec } from '../batch/batch-actions';
import BatchDialog from '../batch/BatchDialog';
import { UndoStrip } from '../batch/UndoStrip';
import ExportDialog from '../export/ExportDialog';
import type { BatchOutcome } from '../list-methods';
import { useSelection } from './SelectionContext';
import { lazyPart } from '../../loading/lazy-part';
import styles from './selection.module.css';

const BulkEditDialog = lazyPart(() => import('../bulk/BulkEditDialog'));

/** Maximum records identified by keys in a URL; more are exported by a filter. */
const MAX_NAMED = 1000;

/** Bar with the number of selected records and their actions; afterwards, the outcome and its undo. */
export default function SelectionBar() {
  const { total = 0, filterValues } = useListContext();
  const module = useResourceModule();
  const selection = useSelection();
  const translate = useTranslate();
  const actions = batchActions(module, usePermissionSet(), filterValues['activo']);
  const mayExport = usePermission('reporte.exportar') && module.backend === 'server';
  const [asked, setAsked] = useState<BatchActionSpec | null>(null);
  const [last, setLast] = useState<{ action: BatchActionSpec; outcomes: readonly BatchOutcome[] } | null>(null);
  const [exporting, setExporting] = useState(false);
  const [editing, setEditing] = useState(false);
  const mayEdit = usePermission(module.permissions.update) && module.bulk !== undefined;
  const { all, ids, count } = selection;
  const named = (keys: Iterable<Identifier>) => [...keys];

  const finish = (action: BatchActionSpec, outcomes: readonly BatchOutcome[] | null) => {
    if (outcomes?.some(({ resultado }) => resultado === 'hecho')) {
      setLast({ action, outcomes });
      selection.clear();
    }
    setAsked(null);
    setEditing(false);
  };
  const target = all ? { filter: filterValues } : { records: named(ids).map((id) => ({ id })) };
  return (
    <>
      {count > 0 && (
        <div className={styles['bar']} role="region" aria-label={translate('app.lists.selection.title')}>
          <p className={styles['count']} role="status">
            {translate('app.lists.selection.count', { smart_count: count, total: formatNumber(count) })}
          </p>
          {!all && total > count && (
            <Button size="small" variant="text" onClick={selection.selectAll}>
              {translate('app.lists.selection.all', { total: formatNumber(total) })}
            </Button>
          )}
          <Button size="small" variant="text" onClick={selection.clear}>
            {translate('app.lists.selection.clear')}
          </Button>
          <span className={styles['space']} />
          <div className={styles['buttons']}>
            {mayEdit && (
              <Button
                size="small"
                onClick={() => {
                  setLast(null);
                  setEditing(true);
                }}
              >
                {translate('app.lists.bulk.open')}
              </Button>
            )}
            {module.parts?.selectionActions?.map((SelectionPart, index) => (
              <Suspense key={index}>
                <SelectionPart target={target} onDone={(outcomes) => finish(EDIT, outcomes)} />
              </Suspense>
            ))}
            {actions.map((action) => (
              <Button
                key={action.name}
                size="small"
                onClick={() => {
                  setLast(null);
                  setAsked(action);
                }}
              >
                {translate(action.label)}
              </Button>
            ))}
            {mayExport && (
              <Button
                size="small"
                {...blocked(!all && count > MAX_NAMED && translate('app.why.tooMany', { max: MAX_NAMED }))}
                onClick={() => setExporting(true)}
              >
                {translate('app.lists.export.selection')}
              </Button>
            )}
          </div>
        </div>
      )}
      {count === 0 && last && <UndoStrip action={last.action} outcomes={last.outcomes} onClose={() => setLast(null)} />}
      {asked && (
        <BatchDialog action={asked} count={count} target={target} onClose={(outcomes) => finish(asked, outcomes)} />
      )}
      {editing && module.bulk && (
        <Suspense>
          <BulkEditDialog
            load={module.bulk}
            count={count}
            target={target}
            onClose={(outcomes) => finish(EDIT, outcomes)}
          />
        </Suspense>
      )}
      {exporting && (
        <ExportDialog count={count} {...(all ? {} : { ids: named(ids) })} onClose={() => setExporting(false)} />
      )}
    </>
  );
}
