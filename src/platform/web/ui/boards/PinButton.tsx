import DashboardCustomizeOutlined from '@mui/icons-material/DashboardCustomizeOutlined';
import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import { LateTexts } from '../texts/LateTexts';
import type { Pinnable } from './PinDialog';
import { lazyPart } from '../loading/lazy-part';

const PinDialog = lazyPart(() => import('./PinDialog'));

interface PinButtonProps {
  readonly label: string;
  readonly offer: () => readonly Pinnable[];
  readonly small?: boolean;
}

/** Button that adds something to a board of the user. The choices are determined when it is pressed. */
export function PinButton({ label, offer, small = false }: PinButtonProps) {
  const [offered, setOffered] = useState<readonly Pinnable[] | null>(null);
  return (
    <>
      <Button
        {...(small ? { size: 'small' } : {})}
        startIcon={<DashboardCustomizeOutlined />}
        onClick={() => setOffered(offer())}
      >
        {label}
      </Button>
      {offered && offered.length > 0 && (
        <LateTexts area="tableros" waiting={null}>
          <Suspense>
            <PinDialog offered={offered} onClose={() => setOffered(null)} />
          </Suspense>
        </LateTexts>
      )}
    </>
  );
}
