import { lazy } from 'react';
import { usePermission } from '../../ui/access/PermissionsContext';
import { useResourceModule } from '../../ui/resource/ResourceModuleContext';
import { NoPermission } from '../../ui/states/NoPermission';
import { SampleScreen } from './SampleScreen';

const OrderDetail = lazy(() => import('../../mock/screens/OrderDetail'));

/** In place of the generated page of an order. */
export default function OrderView() {
  const { permissions } = useResourceModule();
  return usePermission(permissions.get) ? (
    <SampleScreen>
      <OrderDetail />
    </SampleScreen>
  ) : (
    <NoPermission />
  );
}
