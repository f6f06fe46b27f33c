import type { SignosInput } from '#generated/shared/types/signos.gen';

export type FluidLine = NonNullable<SignosInput['liquidos']>[number];
export type FluidKind = FluidLine['tipo'];

/** Kinds of intake and output, in the order of the nursing sheet. */
export const INTAKE = [
  'VIA_ORAL',
  'SONDA',
  'INTRAVENOSA',
  'HEMODERIVADOS',
  'OTRO_INGRESO',
] as const satisfies readonly FluidKind[];
export const OUTPUT = [
  'ORINA',
  'EVACUACION',
  'VOMITO',
  'DRENAJE',
  'SANGRADO',
  'OTRO_EGRESO',
] as const satisfies readonly FluidKind[];
