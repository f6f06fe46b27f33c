import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import { useTranslate, type Identifier } from 'react-admin';
import { useState } from 'react';
import { DownloadDialog } from '../../download/DownloadDialog';
import { formatNumber } from '../../format/format-number';
import { useExport } from './useExport';

interface ExportDialogProps {
  readonly count: number;
  /** Keys of the records to export; absent for the whole list. */
  readonly ids?: readonly Identifier[];
  readonly onClose: () => void;
}

/** Dialog to export the list, with a choice of format and columns. */
export default function ExportDialog({ count, ids, onClose }: ExportDialogProps) {
  const translate = useTranslate();
  const { state, run, cancel } = useExport(ids);
  const [everyField, setEveryField] = useState(false);
  return (
    <DownloadDialog
      title={translate('app.lists.export.title', { smart_count: count, total: formatNumber(count) })}
      state={state}
      onStart={(format) => void run(format, everyField)}
      onCancel={cancel}
      onClose={onClose}
    >
      <FormControlLabel
        label={translate('app.lists.export.everyField')}
        control={<Checkbox checked={everyField} onChange={(event) => setEveryField(event.target.checked)} />}
      />
    </DownloadDialog>
  );
}
