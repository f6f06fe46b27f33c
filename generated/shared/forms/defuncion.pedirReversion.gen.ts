// Generated from schemas/entities/pacientes/defuncion.json by `npm run generate`. Do not edit: your change would be lost.

import type { FormSpec } from '#platform/shared/validation/form-spec';
import { validateDefuncionPedirReversion } from '../validators/defuncion.pedirReversion.gen';

export const defuncionPedirReversionForm: FormSpec = {
  validate: validateDefuncionPedirReversion,
  key: 'defuncionId',
  writable: new Set(['motivoReversion']),
  readOnly: new Set(['version']),
  writeOnce: [],
  normalise: { motivoReversion: ['trim'] },
  visible: {},
  required: {},
  valueRules: {},
  recordRules: [],
  lines: [],
  examples: {},
  defaults: {},
  rowDefaults: {},
  notCopied: [],
};
