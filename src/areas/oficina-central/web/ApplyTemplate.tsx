import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import type { PlantillaConfiguracion } from '#generated/shared/types.gen';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useShowContext } from '#platform/web/ui/show/ShowContext';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const TemplateDialog = lazyPart(() => import('./TemplateDialog'));

/** Renders the button on a template that previews and applies it to the network. */
export default function ApplyTemplate() {
  const translate = useTranslate();
  const record = useShowContext().record as unknown as PlantillaConfiguracion;
  const [open, setOpen] = useState(false);
  const mayApprove = usePermission('insumo-configuracion.autorizar');
  if (!mayApprove) return null;
  return (
    <>
      <Button variant="contained" color="primary" onClick={() => setOpen(true)}>
        {translate('app.centralOffice.template.preview')}
      </Button>
      {open && (
        <Suspense>
          <TemplateDialog template={record} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
