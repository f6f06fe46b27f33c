// Generated from schemas/entities/catalogos/diagnostico.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateDiagnostico } from '../validators/diagnostico.gen';

export const diagnosticoForm: FormSpec = {
  validate: validateDiagnostico,
  key: 'diagnosticoId',
  writable: new Set([
    'clave',
    'nombre',
    'capitulo',
    'sinonimos',
    'sexoPermitido',
    'edadMinimaDias',
    'edadMaximaDias',
    'notificacionObligatoria',
    'cronico',
  ]),
  readOnly: new Set([
    'diagnosticoId',
    'activo',
    'version',
    'creadoPor',
    'fechaCreacion',
    'modificadoPor',
    'fechaModificacion',
    'claveConPunto',
  ]),
  writeOnce: [],
  normalise: {
    clave: ['trim', 'upper', 'undot'],
    nombre: ['trim', 'collapse'],
    capitulo: ['trim', 'upper'],
    sinonimos: ['trim'],
    sexoPermitido: ['trim'],
  },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [{ rule: 'diagnostico', at: '' }],
  comparisons: [
    {
      path: 'edadMaximaDias',
      than: 'edadMinimaDias',
      strict: false,
      kind: 'number',
      labels: 'resources.diagnostico.fields',
    },
  ],
  computed: [{ path: 'claveConPunto', fn: 'claveConPunto' }],
  lines: [],
  examples: { clave: 'E119' },
  defaults: { sexoPermitido: 'AMBOS', notificacionObligatoria: false, cronico: false },
  rowDefaults: {},
  notCopied: ['clave'],
};
