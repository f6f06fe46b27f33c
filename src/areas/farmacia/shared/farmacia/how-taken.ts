import type { Via } from '#generated/shared/enums.gen';
import { formatDose } from './format-dose';

/** Fields of a line that describe the use of a medicine. */
export interface TakenLine {
  readonly dosis?: number | null | undefined;
  readonly unidadDosis?: string | null | undefined;
  readonly via?: Via | null | undefined;
  readonly frecuenciaHoras?: number | null | undefined;
  readonly frecuenciaTexto?: string | null | undefined;
  readonly duracionDias?: number | null | undefined;
  readonly prn?: boolean | null | undefined;
  readonly indicacionPrn?: string | null | undefined;
  readonly indicaciones?: string | null | undefined;
}

export type Language = 'es' | 'en';

const ROUTES: Readonly<Record<Via, Readonly<Record<Language, string>>>> = {
  ORAL: { es: 'por vía oral', en: 'by mouth' },
  SUBLINGUAL: { es: 'por vía sublingual', en: 'under the tongue' },
  IV: { es: 'por vía intravenosa', en: 'into a vein' },
  IM: { es: 'por vía intramuscular', en: 'into a muscle' },
  SC: { es: 'por vía subcutánea', en: 'under the skin' },
  ID: { es: 'por vía intradérmica', en: 'into the skin' },
  TOPICA: { es: 'por vía tópica', en: 'on the skin' },
  OFTALMICA: { es: 'por vía oftálmica', en: 'into the eye' },
  OTICA: { es: 'por vía ótica', en: 'into the ear' },
  NASAL: { es: 'por vía nasal', en: 'into the nose' },
  INHALADA: { es: 'por vía inhalada', en: 'inhaled' },
  RECTAL: { es: 'por vía rectal', en: 'into the rectum' },
  VAGINAL: { es: 'por vía vaginal', en: 'into the vagina' },
  SNG: { es: 'por sonda nasogástrica', en: 'by nasogastric tube' },
  EPIDURAL: { es: 'por vía epidural', en: 'by the epidural route' },
  INTRATECAL: { es: 'por vía intratecal', en: 'by the intrathecal route' },
  TRANSDERMICA: { es: 'por vía transdérmica', en: 'on the skin' },
};

const WORDS = {
  es: {
    every: (hours: number) => (hours === 1 ? 'cada hora' : `cada ${hours} horas`),
    days: (days: number) => (days === 1 ? 'durante 1 día' : `durante ${days} días`),
    ifNeeded: (when: string) => `solo si lo necesita: ${when}`,
  },
  en: {
    every: (hours: number) => (hours === 1 ? 'every hour' : `every ${hours} hours`),
    days: (days: number) => (days === 1 ? 'for 1 day' : `for ${days} days`),
    ifNeeded: (when: string) => `only if needed: ${when}`,
  },
};

/**
 * Describes the use of a medicine for a patient: «1 tableta por vía oral cada 8 horas durante 7 días». Prescriptions, labels and the
 * pharmacy's counter use this text (NOM-004-SSA3-2012, 6.2.6: dose, route and frequency).
 */
export function howTaken(line: TakenLine, language: Language = 'es'): string {
  const words = WORDS[language];
  const { dosis, unidadDosis, via, frecuenciaHoras, frecuenciaTexto, duracionDias, prn, indicacionPrn } = line;
  return [
    formatDose(dosis, unidadDosis, language),
    via && ROUTES[via][language],
    frecuenciaHoras ? words.every(frecuenciaHoras) : frecuenciaTexto,
    duracionDias && words.days(duracionDias),
    prn && words.ifNeeded(indicacionPrn ?? ''),
  ]
    .filter(Boolean)
    .join(' ');
}
