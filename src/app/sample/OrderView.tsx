import { usePermission } from '../../ui/access/PermissionsContext';
import { useResourceModule } from '../../ui/resource/ResourceModuleContext';
import { NoPermission } from '../../ui/states/NoPermission';
import { SampleScreen } from './SampleScreen';
import { lazyPart } from '../../ui/loading/lazy-part';

const OrderDetail = lazyPart(() => import('../../mock/screens/OrderDetail'));

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
