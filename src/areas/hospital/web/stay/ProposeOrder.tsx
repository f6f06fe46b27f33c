import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { isOrderProposed, proposedPath } from '../card-face';
import type { Card } from '../useHospital';

/**
 * Renders a link for a high NEWS2 to an order prefilled with the ward's usual supplies. The user reviews and sends it (DOMAIN annex E, 7).
 */
export function ProposeOrder({ card }: { readonly card: Card }) {
  const translate = useTranslate();
  const mayOrder = usePermission('orden-cargo.crear');
  if (!mayOrder || !isOrderProposed(card)) return null;
  return (
    <Button variant="contained" color="error" component={Link} to={proposedPath(card.hospitalizacionId)}>
      {translate('ward.card.propose')}
    </Button>
  );
}
