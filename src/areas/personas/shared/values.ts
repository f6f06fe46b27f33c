import { defineValues } from '#platform/shared/define-rules';
import { valueAt } from '#platform/shared/paths';
import { ageText } from './edad/age-text';
import { curp as fillCurp } from './fills/curp';
import { postLabel } from './personal/post-label';
import { curp } from './value/curp';
import { fechaNacimiento } from './value/fecha-nacimiento';
import { nombrePersona } from './value/nombre-persona';
import { telefono } from './value/telefono';

export const values = defineValues({
  value: { curp, fechaNacimiento, nombrePersona, telefono },
  fill: { curp: fillCurp },
  computed: {
    cargoNombreCodigo: ({ cargoCodigo, cargoNombre }) => postLabel(cargoCodigo, cargoNombre),
    edad: (record, today, language) =>
      ageText(valueAt(record, 'persona.fechaNacimiento'), today, language, record['fechaNacimientoEstimada'] === true),
    mexicano: ({ paisNacimiento }) => paisNacimiento === 'MX',
  },
});
