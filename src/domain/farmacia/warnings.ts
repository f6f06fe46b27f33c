import { plainText } from '../../shared/plain-text';
import type { Warning } from './warning';
import { familiesOf, familyNamed, isSubstanceOf } from './substance-families';
import type { Regimen } from './suggested-amount';

/** What the catalogue knows of a medicine. */
export interface Medicine {
  readonly insumoId: number;
  readonly nombreGenerico: string;
  readonly grupoTerapeutico?: string | null;
  readonly nivelesAtencion?: readonly number[] | null;
  readonly restriccionUnidades?: readonly number[] | null;
  /** In the unit of the dose. */
  readonly dosisMaximaDia?: number | null;
  readonly contraindicadoEmbarazo?: boolean | null;
  /** Fit for children; null where nobody has said. */
  readonly pediatrico?: boolean | null;
}

export interface PrescribedMedicine extends Regimen {
  readonly medicine: Medicine;
}

export interface Allergy {
  readonly sustancia: string;
  readonly insumoId?: number | null;
  readonly estado?: string | null;
}

export interface Interaction {
  readonly sustanciaA: string;
  readonly sustanciaB: string;
  readonly gravedad: 'CONTRAINDICADA' | 'GRAVE' | 'MODERADA';
  readonly efecto: string;
}

/** What is known when somebody prescribes. */
export interface PrescribingFacts {
  readonly allergies: readonly Allergy[];
  readonly pregnant: boolean;
  /** Completed years; null where it is not known. */
  readonly years: number | null;
  readonly unidadId: number | null;
  /** Level of care of the unit, 1 to 3; null where it has none. */
  readonly level: number | null;
  /** Medicines of other prescriptions of the patient that are in force, and the numbers of these. */
  readonly active: readonly { readonly insumoId: number; readonly nombreGenerico: string; readonly folio: string }[];
  readonly interactions: readonly Interaction[];
}

/** Children under this age are told of medicines that are not made for them. */
const CHILD_YEARS = 12;

/**
 * What speaks against what is prescribed, line by line (DOMAIN b.7, c.2.6): `BLOQUEA` cannot be prescribed, `JUSTIFICAR` takes a reason of
 * a physician, `AVISO` is only told. In the order of the lines, the gravest first.
 */
export function warningsOf(lines: readonly PrescribedMedicine[], facts: PrescribingFacts): readonly Warning[] {
  return lines.flatMap((line, index) => {
    const others = lines.filter((_, place) => place !== index).map(({ medicine }) => medicine);
    return [
      ...placeWarnings(line.medicine, facts),
      ...allergyWarnings(line.medicine, facts.allergies),
      ...interactionWarnings(line.medicine, lines.slice(0, index), facts),
      ...duplicateWarnings(line.medicine, others, facts),
      ...doseWarnings(line),
      ...patientWarnings(line.medicine, facts),
    ];
  });
}

function placeWarnings({ insumoId, nivelesAtencion, restriccionUnidades }: Medicine, facts: PrescribingFacts) {
  const wrongLevel =
    facts.level !== null && (nivelesAtencion?.length ?? 0) > 0 && !nivelesAtencion!.includes(facts.level);
  const elsewhere =
    facts.unidadId !== null && (restriccionUnidades?.length ?? 0) > 0 && !restriccionUnidades!.includes(facts.unidadId);
  return [
    ...tell(wrongLevel, 'NIVEL_ATENCION', 'BLOQUEA', insumoId, nivelesAtencion?.join(', ') ?? null),
    ...tell(elsewhere, 'UNIDAD_RESTRINGIDA', 'BLOQUEA', insumoId, null),
  ];
}

/** An allergy that is no longer there, or that was ruled out, speaks against nothing. */
function allergyWarnings(medicine: Medicine, allergies: readonly Allergy[]): readonly Warning[] {
  const group = plainText(medicine.grupoTerapeutico ?? '').trim();
  return allergies
    .filter(({ estado }) => estado !== 'INACTIVA')
    .filter(
      ({ sustancia, insumoId }) =>
        insumoId === medicine.insumoId ||
        isSubstanceOf(sustancia, medicine.nombreGenerico) ||
        sharesFamily(sustancia, medicine.nombreGenerico) ||
        (group !== '' && plainText(sustancia).trim() === group),
    )
    .map(({ sustancia }) => ({
      codigo: 'ALERGIA_BLOQUEO' as const,
      nivel: 'JUSTIFICAR' as const,
      insumoId: medicine.insumoId,
      detalle: sustancia,
    }));
}

/** Whoever does not bear ampicillin may not bear amoxicillin. */
function sharesFamily(sustancia: string, nombreGenerico: string): boolean {
  const own = familiesOf(nombreGenerico);
  return [...familiesOf(sustancia), ...familyNamed(sustancia)].some((family) => own.includes(family));
}

/** Each pair is told once within the prescription, on the second of the two; with another prescription, on the line. */
function interactionWarnings(
  medicine: Medicine,
  before: readonly PrescribedMedicine[],
  { interactions, active }: PrescribingFacts,
): readonly Warning[] {
  const beside = [
    ...before.map((line) => line.medicine.nombreGenerico),
    ...active.filter(({ insumoId }) => insumoId !== medicine.insumoId).map(({ nombreGenerico }) => nombreGenerico),
  ];
  const found = [...new Set(beside)].flatMap((other) =>
    interactions
      .filter(({ sustanciaA, sustanciaB }) => {
        const [a, b] = [isSubstanceOf(sustanciaA, medicine.nombreGenerico), isSubstanceOf(sustanciaB, other)];
        const [c, d] = [isSubstanceOf(sustanciaB, medicine.nombreGenerico), isSubstanceOf(sustanciaA, other)];
        return (a && b) || (c && d);
      })
      .map(({ gravedad, efecto }): Warning => ({
        codigo: 'INTERACCION',
        nivel: gravedad === 'MODERADA' ? 'AVISO' : 'JUSTIFICAR',
        insumoId: medicine.insumoId,
        detalle: `${other}: ${efecto}`.slice(0, 300),
      })),
  );
  return found.toSorted((one, other) => rank(one) - rank(other));
}

function duplicateWarnings(medicine: Medicine, others: readonly Medicine[], { active }: PrescribingFacts) {
  const own = familiesOf(medicine.nombreGenerico);
  const same = active.find(({ insumoId }) => insumoId === medicine.insumoId);
  const alike = [...others, ...active].find(
    (other) =>
      other.insumoId !== medicine.insumoId && familiesOf(other.nombreGenerico).some((family) => own.includes(family)),
  );
  return [
    ...tell(same !== undefined, 'DUPLICADO_ACTIVO', 'JUSTIFICAR', medicine.insumoId, same?.folio ?? null),
    ...tell(alike !== undefined, 'DUPLICADO_GRUPO', 'AVISO', medicine.insumoId, alike?.nombreGenerico ?? null),
  ];
}

function doseWarnings({ medicine, dosis, frecuenciaHoras }: PrescribedMedicine) {
  const daily = dosis && frecuenciaHoras ? Math.round((dosis * 24 * 1000) / frecuenciaHoras) / 1000 : null;
  const most = medicine.dosisMaximaDia;
  const above = daily !== null && typeof most === 'number' && daily > most;
  return tell(above, 'DOSIS_MAXIMA', 'JUSTIFICAR', medicine.insumoId, `${daily} > ${most}`);
}

function patientWarnings({ insumoId, contraindicadoEmbarazo, pediatrico }: Medicine, facts: PrescribingFacts) {
  const child = facts.years !== null && facts.years < CHILD_YEARS && pediatrico === false;
  return [
    ...tell(facts.pregnant && contraindicadoEmbarazo === true, 'EMBARAZO', 'JUSTIFICAR', insumoId, null),
    ...tell(child, 'PEDIATRICO', 'AVISO', insumoId, null),
  ];
}

function tell(
  holds: boolean,
  codigo: Warning['codigo'],
  nivel: Warning['nivel'],
  insumoId: number,
  detalle: string | null,
): readonly Warning[] {
  return holds ? [{ codigo, nivel, insumoId, detalle }] : [];
}

const rank = ({ nivel }: Warning): number => ['BLOQUEA', 'JUSTIFICAR', 'AVISO'].indexOf(nivel);
