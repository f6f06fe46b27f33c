import { usePermission } from '#platform/web/ui/access/PermissionsContext';
import { useResourceModule } from '#platform/web/ui/resource/ResourceModuleContext';
import { NoPermission } from '#platform/web/ui/states/NoPermission';
import { SampleScreen } from './SampleScreen';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

const OrderDetail = lazyPart(() => import('./screens/OrderDetail'));

/** Replaces the generated page of an order. */
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
