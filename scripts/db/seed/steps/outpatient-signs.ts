import { bmiClass, bodyMassIndex } from '#areas/consulta/shared/signos/body-mass-index';
import { meanArterialPressure } from '#areas/consulta/shared/signos/mean-arterial-pressure';
import { news2 } from '#areas/consulta/shared/signos/news2';
import { unexpected } from '#areas/consulta/shared/signos/unexpected';
import type { signos } from '#generated/server/tables.gen';
import type { Random } from '../random';
import type { Case } from './outpatient-cases';

/** Resting values by minimum age: heart rate, respiratory rate, systolic and diastolic pressure, kilograms, centimetres. */
const AGES = [
  [0, 130, 36, 80, 50, 8, 68],
  [2, 110, 26, 92, 56, 14, 95],
  [6, 92, 22, 100, 62, 24, 122],
  [12, 82, 18, 108, 68, 44, 152],
  [18, 76, 16, 118, 76, 70, 164],
  [60, 74, 17, 130, 80, 72, 161],
] as const;

/** Returns plausible signs for a patient's age and reason, with the derived values. */
export function signsOf(
  random: Random,
  years: number,
  genero: string | null,
  story: Case,
): Partial<typeof signos.$inferInsert> {
  const [, heart, breathing, systolic, diastolic, weight, height] = AGES.findLast(([from]) => years >= from) ?? AGES[0];
  const around = (value: number, spread: number) => Math.round(value + (random.next() + random.next() - 1) * spread);
  const taller = years >= 18 && genero === 'H' ? 9 : 0;
  const fever = story.fever === true && random.chance(0.35);
  const talla = around(height + taller, 8);
  const tas = around(systolic + (story.pressure ? 18 : 0), 12);
  const signs = {
    tas,
    tad: Math.min(tas - 15, around(diastolic + (story.pressure ? 9 : 0), 8)),
    frecuenciaCardiaca: around(heart + (fever ? 14 : 0), 10),
    frecuenciaRespiratoria: around(breathing + (fever ? 3 : 0), 2),
    temperatura: Math.round((fever ? 38.3 : 36.5) * 10 + random.integer(-3, 4)) / 10,
    spo2: random.integer(95, 99),
    oxigenoSuplementario: false,
    conciencia: 'A' as const,
    diaforesis: 'AUSENTE' as const,
    peso: Math.round((weight + taller) * (0.85 + random.next() * 0.45) * 10) / 10,
    talla,
  };
  const patient = { years, pregnant: false, copd: false };
  const score = news2(signs, patient);
  const imc = bodyMassIndex(signs.peso, signs.talla);
  return {
    ...signs,
    viaTemperatura: 'AXILAR',
    tension: `${signs.tas}/${signs.tad}`,
    tam: meanArterialPressure(signs.tas, signs.tad),
    imc,
    imcClase: bmiClass(imc, years),
    escalaSpo2: score.escalaSpo2,
    news2Total: score.total,
    news2Riesgo: score.riesgo,
    news2: { ...score, componentes: [...score.componentes], faltan: [...score.faltan] },
    edadAnios: years,
    confirmados: unexpected(signs, patient, null).map(({ signo }) => signo),
    estatus: 'VIGENTE',
  };
}
