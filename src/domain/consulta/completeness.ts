import type { Consulta } from '../../../generated/shared/types/consulta.gen';
import { isFilled, type LooseRecord } from '../../shared/paths';

/** A part of the note that the norm asks for, the field that holds it, and where it says so. */
export interface NoteNumeral {
  readonly numeral: string;
  readonly campo: keyof Consulta;
}

/** NOM-004-SSA3-2012, 6.1 and 6.2, as far as a consultation has them (DOMAIN a.4, consulta), in the order of the note. */
export const NOTE_NUMERALS: readonly NoteNumeral[] = [
  { numeral: '6.1.1', campo: 'motivoConsulta' },
  { numeral: '6.2.1', campo: 'padecimientoActual' },
  { numeral: '6.2.2', campo: 'signosId' },
  { numeral: '6.1.2', campo: 'exploracionFisica' },
  { numeral: '6.2.4', campo: 'diagnosticos' },
  { numeral: '6.2.5', campo: 'pronostico' },
  { numeral: '6.2.6', campo: 'tratamientoIndicaciones' },
];

export interface Completeness {
  /** Parts that the norm asks of this note. */
  readonly asked: readonly NoteNumeral[];
  readonly missing: readonly NoteNumeral[];
  /** 0 to 1. */
  readonly share: number;
}

/**
 * How much of what the norm asks for a note says. Nobody takes signs at a distance (`TELECONSULTA`).
 */
export function completenessOf(note: LooseRecord): Completeness {
  const asked = NOTE_NUMERALS.filter(({ campo }) => !(campo === 'signosId' && note['tipo'] === 'TELECONSULTA'));
  const missing = asked.filter(({ campo }) => !isSaid(note, campo));
  return { asked, missing, share: (asked.length - missing.length) / asked.length };
}

function isSaid(note: LooseRecord, campo: keyof Consulta): boolean {
  const value = note[campo];
  return typeof value === 'string' ? value.trim() !== '' : isFilled(value);
}

/** How many of the diagnoses are the main one: a note has one. */
export function mainDiagnoses(diagnosticos: readonly { readonly tipo: string }[] | null | undefined): number {
  return (diagnosticos ?? []).filter(({ tipo }) => tipo === 'PRINCIPAL').length;
}
