import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import type { SelectionPartProps } from '#platform/web/ui/resource/resource-module';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const AcceptDialog = lazyPart(() => import('./AcceptDialog'));

/** Renders the bulk action that sets the chosen settings to their suggestions. */
export default function AcceptSuggestions({ target, onDone }: SelectionPartProps) {
  const translate = useTranslate();
  const mayEdit = usePermission('insumo-configuracion.editar');
  const [open, setOpen] = useState(false);
  if (!mayEdit) return null;
  return (
    <>
      <Button size="small" onClick={() => setOpen(true)}>
        {translate('app.supplySettings.accept')}
      </Button>
      {open && (
        <Suspense>
          <AcceptDialog
            target={target}
            onClose={(outcomes) => {
              setOpen(false);
              if (outcomes) onDone(outcomes);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
