import type { Consulta } from '#generated/shared/types/consulta.gen';
import { isFilled, valueAt, type LooseRecord } from '#platform/shared/paths';
import { isReferred, type Referral } from './referral';

/** Part of a note that the norm requires, with its field and its numeral. */
export interface NoteNumeral {
  readonly numeral: string;
  readonly campo: keyof Consulta | `referencia.${keyof Referral}`;
}

/** Requirements of NOM-004-SSA3-2012, 6.1 and 6.2, that apply to a consultation (DOMAIN a.4, consulta), in the order of the note. */
export const NOTE_NUMERALS: readonly NoteNumeral[] = [
  { numeral: '6.1.1', campo: 'motivoConsulta' },
  { numeral: '6.2.1', campo: 'padecimientoActual' },
  { numeral: '6.2.2', campo: 'signosId' },
  { numeral: '6.1.2', campo: 'exploracionFisica' },
  { numeral: '6.2.4', campo: 'diagnosticos' },
  { numeral: '6.2.5', campo: 'pronostico' },
  { numeral: '6.2.6', campo: 'tratamientoIndicaciones' },
];

/**
 * Requirements of NOM-004-SSA3-2012, 6.4, for a referral. The note itself contains the referring unit, the diagnoses (6.4.3.2) and the
 * treatment (6.4.3.3).
 */
export const REFERRAL_NUMERALS: readonly NoteNumeral[] = [
  { numeral: '6.4.2', campo: 'referencia.unidadDestinoId' },
  { numeral: '6.4.3', campo: 'referencia.resumen' },
  { numeral: '6.4.3.1', campo: 'referencia.motivo' },
];

/** Completeness of a note against the norm. */
export interface Completeness<Numeral extends { readonly campo: string } = NoteNumeral> {
  /** Parts that the norm requires in this note. */
  readonly asked: readonly Numeral[];
  readonly missing: readonly Numeral[];
  /** 0 to 1. */
  readonly share: number;
}

/** Measures a note against the norm. A consultation at a distance (`TELECONSULTA`) needs no signs; a referral adds its own parts. */
export function completenessOf(note: LooseRecord): Completeness {
  const isRemote = note['tipo'] === 'TELECONSULTA';
  return saidOf(
    [
      ...NOTE_NUMERALS.filter(({ campo }) => !(campo === 'signosId' && isRemote)),
      ...(isReferred(note['referencia']) ? REFERRAL_NUMERALS : []),
    ],
    note,
  );
}

/** Returns the required parts that a note contains. */
export function saidOf<Numeral extends { readonly campo: string }>(
  asked: readonly Numeral[],
  note: LooseRecord,
): Completeness<Numeral> {
  const missing = asked.filter(({ campo }) => {
    const value = valueAt(note, campo);
    return typeof value === 'string' ? value.trim() === '' : !isFilled(value);
  });
  return { asked, missing, share: asked.length === 0 ? 1 : (asked.length - missing.length) / asked.length };
}

/** Number of main diagnoses: a note has one. */
export function mainDiagnoses(diagnosticos: readonly { readonly tipo: string }[] | null | undefined): number {
  return (diagnosticos ?? []).filter(({ tipo }) => tipo === 'PRINCIPAL').length;
}
