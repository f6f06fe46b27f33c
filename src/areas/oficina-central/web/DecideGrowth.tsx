import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Suspense, useState } from 'react';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import type { SelectionPartProps } from '#platform/web/ui/resource/resource-module';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const GrowthDialog = lazyPart(() => import('./GrowthDialog'));

/** Renders the bulk actions that approve or reject pending growth of the chosen settings. */
export default function DecideGrowth({ target, onDone }: SelectionPartProps) {
  const translate = useTranslate();
  const [decision, setDecision] = useState<boolean | null>(null);
  if (!usePermission('insumo-configuracion.autorizar')) return null;
  return (
    <>
      <Button size="small" onClick={() => setDecision(true)}>
        {translate('app.centralOffice.approve.approve')}
      </Button>
      <Button size="small" onClick={() => setDecision(false)}>
        {translate('app.centralOffice.approve.reject')}
      </Button>
      {decision !== null && (
        <Suspense>
          <GrowthDialog
            target={target}
            approves={decision}
            onClose={(outcomes) => {
              setDecision(null);
              if (outcomes) onDone(outcomes);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
