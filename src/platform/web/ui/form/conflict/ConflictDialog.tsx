import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useTranslate } from 'react-admin';
import { useMemo, useState } from 'react';
import { useFormContext } from 'react-hook-form';
import type { MergeSide } from '#platform/shared/merge/merge-change';
import { mergeRecord } from '#platform/shared/merge/merge-record';
import { formatDateTime } from '#platform/web/ui/format/format-date';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import type { WireRecord } from '#platform/web/ui/resource/wire-record';
import { useActors } from '#platform/web/ui/show/useActors';
import { AutomaticChanges } from '../page/AutomaticChanges';
import { ConflictTable } from './ConflictTable';
import { useFormContextValue } from '../FormContext';
import { useMergeLabels } from './useMergeLabels';
import { rowKeysOf } from '#platform/shared/merge/row-keys';

export interface Conflict {
  /** Common base version of the record. */
  readonly base: WireRecord;
  /** Values that this form tried to save, or those of a draft. */
  readonly mine: WireRecord;
  /** Values that another user saved meanwhile. */
  readonly theirs: WireRecord;
  /** True when the choice is saved afterwards; a draft is only put into the form. */
  readonly saves: boolean;
  /** Called after the choice: the other user's version becomes the base of the next save. */
  readonly onChoose: () => void;
  /** Returns to the unchanged form. Absent when a choice is required. */
  readonly onClose?: () => void;
}

/**
 * Dialog for two edits of one record. Changes of one side only are merged and listed; fields changed by both are shown in both versions for
 * a choice. No change is lost unseen.
 */
export default function ConflictDialog({ conflict, formId }: { readonly conflict: Conflict; readonly formId: string }) {
  const { base, mine, theirs, saves, onChoose, onClose } = conflict;
  const { spec } = useFormContextValue();
  const { reset } = useFormContext();
  const translate = useTranslate();
  const labels = useMergeLabels();
  const { keyName } = useResourceModule();
  // Without permission for the editor's name, shows only the time.
  const { editor } = useActors(String(theirs[keyName]), theirs);
  const [choices, setChoices] = useState<Readonly<Record<string, MergeSide>>>({});
  const { merged, changes } = useMemo(
    () => mergeRecord(base, mine, theirs, { theirsOnly: spec.readOnly, rowKeys: rowKeysOf(spec), choices }),
    [base, mine, theirs, spec, choices],
  );
  const conflicts = changes.filter(({ changedBy }) => changedBy === 'both');

  const apply = (keepMine: boolean) => {
    onChoose();
    reset(structuredClone(theirs));
    if (!keepMine) return;
    reset(structuredClone(merged), { keepDefaultValues: true });
    // Deferred until react-hook-form has taken over the values.
    if (saves) setTimeout(() => (document.getElementById(formId) as HTMLFormElement | null)?.requestSubmit());
  };

  return (
    <Dialog open onClose={onClose} maxWidth="md" fullWidth aria-labelledby="conflict-title" transitionDuration={100}>
      <DialogTitle id="conflict-title">{translate('app.conflict.title')}</DialogTitle>
      <DialogContent>
        <p>
          {translate(`app.conflict.${saves ? 'text' : 'draftText'}${editor ? 'By' : ''}`, {
            when: formatDateTime(theirs['fechaModificacion']),
            who: editor ?? '',
          })}
        </p>
        {changes.length === 0 && <p>{translate('app.conflict.same')}</p>}
        {conflicts.length > 0 && (
          <ConflictTable
            conflicts={conflicts}
            labels={labels}
            onChoose={(path, side) => setChoices({ ...choices, [path]: side })}
          />
        )}
        <AutomaticChanges changes={changes.filter(({ changedBy }) => changedBy !== 'both')} labels={labels} />
      </DialogContent>
      <DialogActions
        disableSpacing
        sx={{ flexWrap: 'wrap', gap: 2, '& > *': { flex: { xs: '1 1 100%', sm: 'none' } } }}
      >
        {onClose && <Button onClick={onClose}>{translate('app.conflict.back')}</Button>}
        <Button onClick={() => apply(false)}>{translate('app.conflict.discard')}</Button>
        <Button variant="contained" color="primary" onClick={() => apply(true)}>
          {translate(saves ? 'app.conflict.save' : 'app.conflict.continue')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
