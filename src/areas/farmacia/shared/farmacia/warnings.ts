import { formatNumber } from '#platform/shared/text/format-number';
import { allergyTo, isUnlinked, type Allergy } from './allergy';
import { duplicateOf } from './duplicates';
import { unitsOfDose } from './dose-units';
import { formatDose } from './format-dose';
import { namesMedicine } from './medicine-substances';
import type { Pack } from './pack';
import { regimensOf } from './regimens';
import type { SubstanceIndex } from './substance-index';
import { suggestedAmount, type Regimen } from './suggested-amount';
import type { Warning } from './warning';

/** Catalogue data of a medicine. */
export interface Medicine extends Pack {
  readonly insumoId: number;
  readonly nombreGenerico: string;
  readonly grupoTerapeutico?: string | null;
  readonly nivelesAtencion?: readonly number[] | null;
  readonly restriccionUnidades?: readonly number[] | null;
  readonly dosisMaximaDia?: number | null;
  /** Unit of the maximum dose; without it the maximum is in the unit of the dose. */
  readonly unidadDosis?: string | null;
  readonly contraindicadoEmbarazo?: boolean | null;
  /** True when suitable for children; null when unknown. */
  readonly pediatrico?: boolean | null;
}

export interface PrescribedMedicine extends Regimen {
  readonly medicine: Medicine;
  /** True when it continues the previous line of the same medicine with another dose. */
  readonly continuacion?: boolean | null | undefined;
  /** Packs; absent when none are requested, as in a ward. */
  readonly cantidadPrescrita?: number | null | undefined;
}

export interface Interaction {
  readonly sustanciaA: string;
  readonly sustanciaB: string;
  readonly gravedad: 'CONTRAINDICADA' | 'GRAVE' | 'MODERADA';
  readonly efecto: string;
}

/** Medicine that the patient already takes: from another current prescription, or from a ward order. */
export interface ActiveMedicine {
  readonly insumoId: number;
  readonly nombreGenerico: string;
  /** Number of the prescription; «hospitalización» for a ward order. */
  readonly folio: string;
}

/** Facts known at the time of prescribing. */
export interface PrescribingFacts {
  readonly allergies: readonly Allergy[];
  readonly pregnant: boolean;
  /** Completed years; null when unknown. */
  readonly years: number | null;
  readonly unidadId: number | null;
  /** Level of care of the unit, 1 to 3; null without one. */
  readonly level: number | null;
  readonly active: readonly ActiveMedicine[];
  readonly interactions: readonly Interaction[];
  readonly substances: SubstanceIndex;
}

/** Age below which a medicine that is not made for children causes a warning. */
const CHILD_YEARS = 12;
/** Excess of packs over the need, as a factor, from which a reason is required, and from which they are refused (UX §3). */
const JUSTIFIED_EXCESS = 1.5;
const MAX_EXCESS = 3;

/**
 * Returns the warnings against prescribed medicines (DOMAIN b.7, c.2.6): `BLOQUEA` prevents the prescription, `JUSTIFICAR` requires a
 * physician's reason, `AVISO` is only shown. They follow the order of the lines, the gravest first. A medicine continued with another dose
 * is checked as one.
 */
export function warningsOf(lines: readonly PrescribedMedicine[], facts: PrescribingFacts): readonly Warning[] {
  const regimens = regimensOf(lines.map((line) => ({ ...line, insumoId: line.medicine.insumoId })));
  const warnings = regimens.flatMap((parts, index) => {
    const [{ medicine }] = parts;
    const before = regimens.slice(0, index).map(([first]) => first.medicine);
    const after = regimens.slice(index + 1).map(([first]) => first.medicine);
    return [
      ...placeWarnings(medicine, facts),
      ...allergyWarnings(medicine, facts),
      ...interactionWarnings(medicine, before, facts),
      ...duplicateWarnings(medicine, before, after, facts),
      ...doseWarnings(parts),
      ...amountWarnings(parts),
      ...patientWarnings(medicine, facts),
    ];
  });
  return [...warnings, ...unlinkedWarnings(lines, facts)];
}

function placeWarnings({ insumoId, nivelesAtencion, restriccionUnidades }: Medicine, facts: PrescribingFacts) {
  const wrongLevel =
    facts.level !== null && (nivelesAtencion?.length ?? 0) > 0 && !nivelesAtencion!.includes(facts.level);
  const elsewhere =
    facts.unidadId !== null && (restriccionUnidades?.length ?? 0) > 0 && !restriccionUnidades!.includes(facts.unidadId);
  return [
    ...warn(wrongLevel, 'NIVEL_ATENCION', 'BLOQUEA', insumoId, nivelesAtencion?.join(', ') ?? null),
    ...warn(elsewhere, 'UNIDAD_RESTRINGIDA', 'BLOQUEA', insumoId, null),
  ];
}

function allergyWarnings(medicine: Medicine, { allergies, substances }: PrescribingFacts): readonly Warning[] {
  return allergies
    .flatMap((allergy) => {
      const how = allergyTo(allergy, medicine, substances);
      const { insumoId } = medicine;
      return [
        ...warn(how === 'ALERGIA', 'ALERGIA_BLOQUEO', 'JUSTIFICAR', insumoId, allergy.sustancia),
        ...warn(how === 'CRUZADA', 'ALERGIA_CRUZADA', 'AVISO', insumoId, allergy.sustancia),
      ];
    })
    .toSorted((one, other) => rank(one) - rank(other));
}

/** Shows an allergy with an unknown name once, on the first line, until it is linked. */
function unlinkedWarnings(lines: readonly PrescribedMedicine[], { allergies, substances }: PrescribingFacts) {
  const [first] = lines;
  if (!first) return [];
  return allergies
    .filter((allergy) => isUnlinked(allergy, substances))
    .filter((allergy) => !lines.some(({ medicine }) => allergyTo(allergy, medicine, substances) === 'ALERGIA'))
    .flatMap(({ sustancia }) => warn(true, 'ALERGIA_SIN_VINCULAR', 'AVISO', first.medicine.insumoId, sustancia));
}

/** Within the prescription, shows each pair once, on the second of the two; with another prescription, on the line. */
function interactionWarnings(
  medicine: Medicine,
  before: readonly Medicine[],
  { interactions, active, substances }: PrescribingFacts,
): readonly Warning[] {
  const beside = [
    ...before.map(({ nombreGenerico }) => nombreGenerico),
    ...active.filter(({ insumoId }) => insumoId !== medicine.insumoId).map(({ nombreGenerico }) => nombreGenerico),
  ];
  const isNamed = (name: string, generic: string) => namesMedicine(name, generic, substances);
  const own = medicine.nombreGenerico;
  const found = [...new Set(beside)].flatMap((other) =>
    interactions
      .filter(
        ({ sustanciaA, sustanciaB }) =>
          (isNamed(sustanciaA, own) && isNamed(sustanciaB, other)) ||
          (isNamed(sustanciaB, own) && isNamed(sustanciaA, other)),
      )
      .map(({ gravedad, efecto }): Warning => ({
        codigo: 'INTERACCION',
        nivel: gravedad === 'MODERADA' ? 'AVISO' : 'JUSTIFICAR',
        insumoId: medicine.insumoId,
        detalle: `${other}: ${efecto}`.slice(0, 300),
      })),
  );
  return found.toSorted((one, other) => rank(one) - rank(other));
}

/**
 * Requires a reason for the same generic that the patient already takes or that is on an earlier line. For another of the same group it
 * only warns.
 */
function duplicateWarnings(
  { insumoId, nombreGenerico }: Medicine,
  before: readonly Medicine[],
  after: readonly Medicine[],
  { active, substances }: PrescribingFacts,
) {
  const how = (other: { readonly insumoId: number; readonly nombreGenerico: string }) =>
    other.insumoId === insumoId ? 'GENERICO' : duplicateOf(nombreGenerico, other.nombreGenerico, substances);
  const held = active.find((other) => how(other) === 'GENERICO');
  const twice = before.find((other) => how(other) === 'GENERICO');
  const isHeld = held !== undefined || twice !== undefined;
  const alike = [...before, ...after, ...active].find((other) => how(other) === 'GRUPO');
  return [
    ...warn(
      held !== undefined,
      'DUPLICADO_ACTIVO',
      'JUSTIFICAR',
      insumoId,
      held ? [held.nombreGenerico, held.folio].filter(Boolean).join(' · ') : null,
    ),
    ...warn(twice !== undefined, 'DUPLICADO_GENERICO', 'JUSTIFICAR', insumoId, twice?.nombreGenerico ?? null),
    ...warn(!isHeld && alike !== undefined, 'DUPLICADO_GRUPO', 'AVISO', insumoId, alike?.nombreGenerico ?? null),
  ];
}

/** Compares the dose with the maximum in the maximum's unit, or in units of the pack. Without a conversion there is no warning. */
function doseWarnings(parts: readonly PrescribedMedicine[]): readonly Warning[] {
  const [{ medicine }] = parts as readonly [PrescribedMedicine];
  const { insumoId, dosisMaximaDia: most, unidadDosis: unit } = medicine;
  if (typeof most !== 'number') return [];
  for (const { dosis, unidadDosis, frecuenciaHoras } of parts) {
    if (!dosis || !frecuenciaHoras) continue;
    const perDay = (amount: number) => Math.round((amount * 24 * 1000) / frecuenciaHoras) / 1000;
    const isSame = unit == null || unidadDosis == null || unit === unidadDosis;
    const [daily, limit] = isSame
      ? [perDay(dosis), most]
      : [unitsOfDose(perDay(dosis), unidadDosis, medicine), unitsOfDose(most, unit, medicine)];
    if (daily === null || limit === null || daily <= limit) continue;
    const shown = `${formatDose(perDay(dosis), unidadDosis)} > ${formatDose(most, unit ?? unidadDosis)}`;
    return warn(true, 'DOSIS_MAXIMA', 'JUSTIFICAR', insumoId, shown);
  }
  return [];
}

/** Compares the packs with the need of all parts of the regimen. */
function amountWarnings(parts: readonly PrescribedMedicine[]): readonly Warning[] {
  const [{ medicine }] = parts as readonly [PrescribedMedicine];
  const need = suggestedAmount(parts, medicine)?.cantidad;
  const asked = parts.reduce((sum, { cantidadPrescrita }) => sum + (cantidadPrescrita ?? 0), 0);
  if (!need || asked <= need * JUSTIFIED_EXCESS) return [];
  const level = asked > need * MAX_EXCESS ? 'BLOQUEA' : 'JUSTIFICAR';
  return warn(true, 'CANTIDAD_EXCESIVA', level, medicine.insumoId, `${formatNumber(asked)} > ${formatNumber(need)}`);
}

function patientWarnings({ insumoId, contraindicadoEmbarazo, pediatrico }: Medicine, facts: PrescribingFacts) {
  const child = facts.years !== null && facts.years < CHILD_YEARS && pediatrico === false;
  return [
    ...warn(facts.pregnant && contraindicadoEmbarazo === true, 'EMBARAZO', 'JUSTIFICAR', insumoId, null),
    ...warn(child, 'PEDIATRICO', 'AVISO', insumoId, null),
  ];
}

function warn(
  holds: boolean,
  codigo: Warning['codigo'],
  nivel: Warning['nivel'],
  insumoId: number,
  detalle: string | null,
): readonly Warning[] {
  return holds ? [{ codigo, nivel, insumoId, detalle }] : [];
}

const rank = ({ nivel }: Warning): number => ['BLOQUEA', 'JUSTIFICAR', 'AVISO'].indexOf(nivel);
