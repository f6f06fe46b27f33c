import { defineRules } from '#platform/shared/define-rules';
import { solicitud as derived } from './solicitud/derived';
import { solicitudAutorizar } from './solicitud/guard-autorizar';
import { solicitudConfirmarSurtido } from './solicitud/guard-confirmar-surtido';
import { solicitudEntregar } from './solicitud/guard-entregar';
import { solicitudEnviar } from './solicitud/guard-enviar';
import { solicitudRecibir } from './solicitud/guard-recibir';
import { solicitudResolver } from './solicitud/guard-resolver';
import { solicitudOutcomes } from './solicitud/outcomes';
import { solicitud as record } from './solicitud/rules';

export const solicitudRules = defineRules('solicitud', {
  record,
  derived,
  guards: {
    autorizar: solicitudAutorizar,
    confirmarSurtido: solicitudConfirmarSurtido,
    entregar: solicitudEntregar,
    enviar: solicitudEnviar,
    recibir: solicitudRecibir,
    resolver: solicitudResolver,
  },
  outcomes: solicitudOutcomes,
});
