import BookmarkAddOutlined from '@mui/icons-material/BookmarkAddOutlined';
import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import type { ReportModule } from '../report-module';
import { lazyPart } from '../../loading/lazy-part';

const KeepDialog = lazyPart(() => import('./KeepDialog'));

interface KeepButtonProps {
  readonly report: ReportModule;
  readonly params: Readonly<Record<string, unknown>>;
  readonly title: string;
}

/** Button that saves a report with its parameters as a kept report. */
export function KeepButton({ report, params, title }: KeepButtonProps) {
  const translate = useTranslate();
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button startIcon={<BookmarkAddOutlined />} onClick={() => setOpen(true)}>
        {translate('app.reports.keep.button')}
      </Button>
      {open && (
        <Suspense>
          <KeepDialog
            start={{
              nombre: title,
              reporte: report.name,
              parametros: params,
              periodo: null,
              formato: report.exports.includes('xlsx') ? 'xlsx' : (report.exports[0] ?? 'csv'),
              frecuencia: 'NINGUNA',
            }}
            report={report}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}
