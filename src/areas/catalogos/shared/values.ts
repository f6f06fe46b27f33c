import { defineValues } from '#platform/shared/define-rules';
import { ageDays } from './cells/age-days';
import { chapterNumeral } from './cells/chapter-numeral';
import { permittedSex } from './cells/permitted-sex';
import { isControlled } from './clave-insumo/is-controlled';
import { dottedClave } from './diagnostico/dotted-clave';
import { undottedClave } from './diagnostico/undotted-clave';

export const values = defineValues({
  computed: {
    claveConPunto: ({ clave }) => dottedClave(clave),
    controlado: ({ fraccion }) => isControlled(fraccion),
  },
  cells: {
    capituloCie10: chapterNumeral,
    claveCie10: undottedClave,
    edadDesdeCie10: (text) => ageDays(text, 'from'),
    edadHastaCie10: (text) => ageDays(text, 'to'),
    sexoCie10: permittedSex,
  },
});
