import { defineValues } from '#platform/shared/define-rules';
import { rangoEquipoFrio } from './fills/rango-equipo-frio';
import { originText } from './inventario/origin-text';

export const values = defineValues({
  fill: { rangoEquipoFrio },
  computed: { origenLote: originText },
});
