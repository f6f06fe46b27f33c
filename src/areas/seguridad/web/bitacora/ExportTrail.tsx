import FileDownloadOutlined from '@mui/icons-material/FileDownloadOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { useTranslate } from 'react-admin';
import { blocked } from '#platform/web/ui/buttons/blocked';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import type { AuditFilter } from './audit-filter';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const load = () => import('./ExportTrailDialog');
const ExportTrailDialog = lazyPart(load);

interface ExportTrailProps {
  readonly filter: AuditFilter;
  /** True without results to export. */
  readonly isEmpty: boolean;
}

/** Downloads all results of the search, for users who may export. */
export function ExportTrail({ filter, isEmpty }: ExportTrailProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  if (!usePermission('reporte.exportar')) return null;
  return (
    <>
      <Button
        startIcon={<FileDownloadOutlined />}
        {...blocked(isEmpty && translate('app.why.empty'))}
        onPointerEnter={() => void load()}
        onClick={() => setOpen(true)}
      >
        {translate('bitacora.export.open')}
      </Button>
      {open && (
        <Suspense>
          <ExportTrailDialog filter={filter} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
