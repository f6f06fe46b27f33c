import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { useListContext, useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { blocked } from '../../buttons/blocked';
import { usePermission } from '../../access/PermissionsContext';
import { lazyPart } from '../../loading/lazy-part';
import styles from '../list-toolbar.module.css';

const load = () => import('./ExportDialog');
const ExportDialog = lazyPart(load);

/** Button that downloads all records of the list, with permission. */
export function ExportButton() {
  const { total } = useListContext();
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (!usePermission('reporte.exportar')) return null;
  const label = translate('app.lists.export.open');
  return (
    <>
      <Button
        className={styles['tool'] ?? ''}
        startIcon={<FileDownloadOutlined />}
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
        title={label}
        {...blocked(!total && translate('app.why.empty'))}
      >
        <span className={styles['toolLabel']}>{label}</span>
      </Button>
      {open && (
        <Suspense>
          <ExportDialog count={total ?? 0} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
