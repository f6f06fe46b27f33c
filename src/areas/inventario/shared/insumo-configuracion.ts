import { defineRules } from '#platform/shared/define-rules';
import { insumoConfiguracion as derived } from './insumo-configuracion/derived';

export const insumoConfiguracionRules = defineRules('insumo-configuracion', {
  derived,
});
