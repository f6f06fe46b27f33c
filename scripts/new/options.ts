import { FIELD_KINDS } from './field-node';

export const USAGE = `npm run new -- entity <area>/<name> [--es "Equipo médico, Equipos médicos"] [--en "Medical device, Medical devices"] [--reference unidad] [--lines insumo] [--lifecycle]
npm run new -- field <entity> <name> <${FIELD_KINDS.join('|')}|an entity>
npm run new -- endpoint <area>/<name> [--entity unidad]
npm run new -- report <name> --entity unidad [--es "…"] [--en "…"]`;

/** Accepted options. */
export const OPTIONS = {
  root: { type: 'string', default: process.cwd() },
  es: { type: 'string' },
  en: { type: 'string' },
  reference: { type: 'string' },
  lines: { type: 'string' },
  lifecycle: { type: 'boolean', default: false },
  entity: { type: 'string' },
} as const;
