import type { Guards } from '../../../generated/shared/lifecycle-functions.gen';
import { solicitudAutorizar } from './solicitud-autorizar';
import { solicitudConfirmarSurtido } from './solicitud-confirmar-surtido';
import { solicitudEntregar } from './solicitud-entregar';
import { solicitudEnviar } from './solicitud-enviar';
import { solicitudRecibir } from './solicitud-recibir';
import { solicitudResolver } from './solicitud-resolver';

/** The guards that schemas name in their lifecycles. A name without a function here does not compile. */
export const guards: Guards = {
  solicitudAutorizar,
  solicitudConfirmarSurtido,
  solicitudEntregar,
  solicitudEnviar,
  solicitudRecibir,
  solicitudResolver,
};
