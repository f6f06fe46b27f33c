import { defineRules } from '#platform/shared/define-rules';
import { surtimientoReversar } from './surtimiento/guard-reversar';

export const surtimientoRules = defineRules('surtimiento', {
  guards: {
    reversar: surtimientoReversar,
  },
});
