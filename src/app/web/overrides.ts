import type { ComponentType, LazyExoticComponent } from 'react';
import type { ResourceName } from '#generated/shared/resource-names.gen';
import type { ViewName } from '#platform/web/ui/resource/resource-module';
import { lazyPart } from '#platform/web/ui/loading/lazy-part';

/**
 * Hand-written views that replace generated ones: `{ paciente: { show: lazyPart(() => import('…')) } }`. Typed by the generated names: an
 * unknown resource or view does not compile.
 */
export const OVERRIDES: Readonly<
  Partial<Record<ResourceName, Partial<Record<ViewName, LazyExoticComponent<ComponentType>>>>>
> = {
  horario: {
    edit: lazyPart(() => import('#areas/agenda/web/HoursEdit')),
    show: lazyPart(() => import('#areas/agenda/web/HoursShow')),
  },
  'pedido-muestra': { show: lazyPart(() => import('#areas/muestra/web/OrderView')) },
};
