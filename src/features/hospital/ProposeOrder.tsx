import Button from '@mui/material/Button';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import { HIGH_NEWS2 } from '../../domain/signos/news2';
import { usePermission } from '../../ui/access/PermissionsContext';
import type { Card } from './useHospital';

interface ProposeOrderProps {
  readonly card: Card;
  readonly className?: string | undefined;
}

/** Where NEWS2 is high: the way to an order with what the ward usually needs then, for somebody to look at and send (DOMAIN annex E, 7). */
export function ProposeOrder({ card, className }: ProposeOrderProps) {
  const translate = useTranslate();
  const mayOrder = usePermission('orden-cargo.crear');
  const lies = card.estatus === 'INGRESADO' || card.estatus === 'PREALTA';
  if (!mayOrder || !lies || (card.news2Total ?? 0) < HIGH_NEWS2) return null;
  return (
    <Button
      variant="contained"
      color="error"
      component={Link}
      to={`/tableta/paciente/${card.hospitalizacionId}/orden?deterioro=1`}
      className={className ?? ''}
    >
      {translate('ward.card.propose')}
    </Button>
  );
}
