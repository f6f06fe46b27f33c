import { defineEntity } from '#platform/server/entity/define-entity';
import { pacienteUnidadChecks } from './paciente-unidad/write-checks';

export const pacienteUnidad = defineEntity('paciente-unidad', {
  ...pacienteUnidadChecks,
});
