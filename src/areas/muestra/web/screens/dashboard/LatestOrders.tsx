import Button from '@mui/material/Button';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useTranslate } from 'react-admin';
import { Link } from 'react-router-dom';
import type { Order } from '../../wire';
import { Card } from '../Card';
import { NothingYet } from '../NothingYet';
import { sampleLinks } from '../sample-links';
import { OrderCards } from './OrderCards';
import { OrderTable } from './OrderTable';

/** Renders the latest orders: a table, or cards on a phone. */
export function LatestOrders({ orders }: { readonly orders: readonly Order[] }) {
  const translate = useTranslate();
  const phone = useMediaQuery('(max-width: 639.95px)', { noSsr: true });
  const Orders = phone ? OrderCards : OrderTable;
  return (
    <Card
      title={translate('mock.dashboard.latestOrders')}
      beside={
        <Button component={Link} to={sampleLinks.orders} size="small">
          {translate('mock.dashboard.allOrders')}
        </Button>
      }
    >
      {orders.length === 0 ? <NothingYet text={translate('mock.dashboard.noOrders')} /> : <Orders orders={orders} />}
    </Card>
  );
}
