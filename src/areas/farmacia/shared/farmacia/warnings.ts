import { formatNumber } from '#platform/shared/format-number';
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
  /** Fit for children; null where it is not known. */
  readonly pediatrico?: boolean | null;
}

export interface PrescribedMedicine extends Regimen {
  readonly medicine: Medicine;
  /** Continues the line before of the same medicine with another dose. */
  readonly continuacion?: boolean | null | undefined;
  /** Packs; absent where none are requested, as in a ward. */
  readonly cantidadPrescrita?: number | null | undefined;
}

export interface Interaction {
  readonly sustanciaA: string;
  readonly sustanciaB: string;
  readonly gravedad: 'CONTRAINDICADA' | 'GRAVE' | 'MODERADA';
  readonly efecto: string;
}

/** A medicine that the patient has already: of another prescription in force, or of an order of a ward. */
export interface ActiveMedicine {
  readonly insumoId: number;
  readonly nombreGenerico: string;
  /** Number of the prescription; «hospitalización» for an order of a ward. */
  readonly folio: string;
}

/** Facts known at the time of prescribing. */
export interface PrescribingFacts {
  readonly allergies: readonly Allergy[];
  readonly pregnant: boolean;
  /** Completed years; null where it is not known. */
  readonly years: number | null;
  readonly unidadId: number | null;
  /** Level of care of the unit, 1 to 3; null where it has none. */
  readonly level: number | null;
  readonly active: readonly ActiveMedicine[];
  readonly interactions: readonly Interaction[];
  readonly substances: SubstanceIndex;
}

/** Children under this age get no medicine that is not made for them without an advice. */
const CHILD_YEARS = 12;
/** Packs above the need that ask for a reason, and that are refused, as multiples of it (UX §3). */
const JUSTIFIED_EXCESS = 1.5;
const MAX_EXCESS = 3;

/**
 * Warnings against prescribed medicines (DOMAIN b.7, c.2.6): `BLOQUEA` prevents the prescription, `JUSTIFICAR` takes a reason of a
 * physician, `AVISO` is only shown. In the order of the lines, the gravest first; a medicine continued with another dose is checked as one.
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

/** An allergy that names nothing known is shown once, on the first line, until it is linked. */
function unlinkedWarnings(lines: readonly PrescribedMedicine[], { allergies, substances }: PrescribingFacts) {
  const [first] = lines;
  if (!first) return [];
  return allergies
    .filter((allergy) => isUnlinked(allergy, substances))
    .filter((allergy) => !lines.some(({ medicine }) => allergyTo(allergy, medicine, substances) === 'ALERGIA'))
    .flatMap(({ sustancia }) => warn(true, 'ALERGIA_SIN_VINCULAR', 'AVISO', first.medicine.insumoId, sustancia));
}

/** Each pair is shown once within the prescription, on the second of the two; with another prescription, on the line. */
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
 * The same generic, which the patient has from elsewhere, or which stands on an earlier line, takes a reason; another of the same group is
 * advice.
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

/** A maximum is compared in its own unit, or in units of the pack; nothing is said where neither relates to the dose. */
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

/** Packs far above what all parts of the regimen take together. */
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
