import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router-dom';
import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import { ShowSkeleton } from '#platform/web/ui/show/ShowSkeleton';
import { ErrorState } from '#platform/web/ui/states/ErrorState';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { NotFound } from '#platform/web/ui/states/NotFound';
import { OrderPage } from './order/OrderPage';
import { useSalesCalls } from './useSalesCalls';

/** Renders an order of the sample shop, by the id in the address. */
export default function OrderDetail() {
  const { permissions } = useResourceModule();
  return usePermission(permissions.get) ? <LoadOrder /> : <NoPermission />;
}

function LoadOrder() {
  const { id = '' } = useParams();
  const calls = useSalesCalls();
  const { data, error, refetch } = useQuery({
    queryKey: ['mock', 'order', id],
    queryFn: ({ signal }) => calls.orderDetail(id, signal),
  });
  if (!data) return error ? <ErrorState error={error} onRetry={() => void refetch()} /> : <ShowSkeleton />;
  // The sample backend returns its only order for any id.
  return data.id === id ? <OrderPage order={data} /> : <NotFound />;
}
