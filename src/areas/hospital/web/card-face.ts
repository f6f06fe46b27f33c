import type { useTranslate } from 'react-admin';
import { HIGH_NEWS2 } from '#areas/consulta/shared/signos/news2';
import type { IconName } from '#platform/web/ui/icons/Icon';
import type { Tone } from '#platform/web/ui/values/enum-choices';
import { allergyText } from '#areas/pacientes/shared/pacientes/allergy-text';
import { clock } from './clock';
import type { Card } from './useHospital';

export interface FaceChip {
  readonly tone: Tone;
  readonly icon?: IconName;
  readonly text: string;
  /** Arrow, with its meaning for screen readers. */
  readonly mark?: { readonly sign: string; readonly text: string };
}

export interface FaceAction {
  readonly to: string;
  readonly text: string;
  /** True for a chip as wide as the card, shown first. */
  readonly isUrgent?: boolean;
}

/** Texts of a patient's card in the language of its reader. They suffice to draw it, and are plain data that can be stored. */
export interface CardFace {
  readonly id: number;
  readonly bed: string;
  readonly name: string;
  readonly to: string;
  readonly risk: string | null;
  readonly score: FaceChip;
  readonly facts: string;
  readonly allergies: string | null;
  readonly chips: readonly FaceChip[];
  readonly due: string;
  readonly actions: readonly FaceAction[];
}

type Translate = ReturnType<typeof useTranslate>;

interface Reader {
  readonly translate: Translate;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Number of unsent writes for this patient. */
  readonly waiting: number;
  readonly takesSigns: boolean;
  readonly readsNotes: boolean;
  readonly orders: boolean;
}

const TONES = { ALTO: 'danger', MEDIO: 'warning', BAJO_MEDIO: 'warning', BAJO: 'success' } as const;

/** Returns true when an order with the ward's usual supplies is proposed: NEWS2 is high (DOMAIN annex E, 7). */
export const isOrderProposed = ({ estatus, news2Total }: Card): boolean =>
  (estatus === 'INGRESADO' || estatus === 'PREALTA') && (news2Total ?? 0) >= HIGH_NEWS2;
export const proposedPath = (hospitalizacionId: number): string =>
  `/tableta/paciente/${hospitalizacionId}/orden?deterioro=1`;

/**
 * Returns the card of one patient of a ward, readable at arm's length: bed, name, condition and due tasks (DOMAIN f.4, «Mis pacientes»).
 */
export function cardFace(card: Card, reader: Reader): CardFace {
  const { translate, now } = reader;
  const allergies = allergyText(card, reader.translate);
  const isSignsLate = card.signosVencenEn !== null && Date.parse(card.signosVencenEn) < now;
  return {
    id: card.hospitalizacionId,
    bed: card.camaNumero ?? '—',
    name: card.pacienteNombre ?? card.iniciales,
    to: `/hospital/paciente/${card.hospitalizacionId}`,
    risk: card.news2Riesgo,
    score: scoreChip(card, translate),
    facts: [
      card.edad,
      card.dias !== null && translate('ward.card.day', { smart_count: card.dias }),
      card.diagnostico,
      allergies.tone === 'neutral' && allergies.text,
    ]
      .filter(Boolean)
      .join(' · '),
    allergies: allergies.tone === 'danger' ? allergies.text : null,
    chips: [...(allergies.tone === 'warning' ? [allergies] : []), ...stateChips(card, reader, isSignsLate)],
    due: [
      card.proximaDosis &&
        card.dosisAtrasadas === 0 &&
        translate('ward.card.dose', { what: card.proximaDosis.descripcion, when: clock(card.proximaDosis.en) }),
      card.signosVencenEn && !isSignsLate && translate('ward.card.signsDue', { when: clock(card.signosVencenEn) }),
    ]
      .filter(Boolean)
      .join(' · '),
    actions: actions(card, reader),
  };
}

/** Returns the chip of the last score and its trend: colour, figure and word. */
export function scoreChip(card: Card, translate: Translate): FaceChip {
  const { news2Total, news2Riesgo, news2Anterior } = card;
  if (news2Total === null) return { tone: 'neutral', icon: 'heart', text: translate('ward.card.noNews2') };
  const tone = TONES[news2Riesgo as keyof typeof TONES] ?? 'neutral';
  const moved =
    news2Anterior === null || news2Anterior === news2Total ? null : news2Total > news2Anterior ? 'up' : 'down';
  return {
    tone,
    icon: tone === 'success' ? 'check' : 'alert',
    text: translate('ward.card.news2', { total: news2Total }),
    ...(moved && { mark: { sign: moved === 'up' ? '▲' : '▼', text: translate(`ward.card.${moved}`) } }),
  };
}

function stateChips(card: Card, { translate, waiting }: Reader, isSignsLate: boolean): FaceChip[] {
  const say = (key: string, options?: object) => translate(`ward.card.${key}`, options);
  const chips: (FaceChip | false)[] = [
    waiting > 0 && { tone: 'warning', icon: 'clock', text: say('waiting', { smart_count: waiting }) },
    isSignsLate && { tone: 'danger', icon: 'clock', text: say('signsLate', { when: clock(card.signosVencenEn!) }) },
    card.dosisAtrasadas > 0 && {
      tone: 'danger',
      icon: 'pill',
      text: say('late', { smart_count: card.dosisAtrasadas }),
    },
    card.notaVencida && { tone: 'warning', icon: 'edit', text: say('note') },
    card.ordenesPorRecibir > 0 && {
      tone: 'info',
      icon: 'box',
      text: say('receive', { smart_count: card.ordenesPorRecibir }),
    },
    card.aislamiento !== 'NINGUNO' && {
      tone: 'warning',
      icon: 'shield',
      text: say(`isolation.${card.aislamiento}`),
    },
    card.ayuno && { tone: 'info', text: say('fasting') },
    card.riesgoCaidas === 'ALTO' && { tone: 'warning', text: say('falls') },
    card.estatus === 'PREALTA' && { tone: 'info', icon: 'clock', text: say('leaving') },
  ];
  return chips.filter((chip) => chip !== false);
}

function actions(card: Card, { translate, takesSigns, readsNotes, orders }: Reader): FaceAction[] {
  const { hospitalizacionId: id } = card;
  const all: (FaceAction | false)[] = [
    orders && isOrderProposed(card) && { to: proposedPath(id), text: translate('ward.card.propose'), isUrgent: true },
    takesSigns && { to: `/tableta/paciente/${id}/signos`, text: translate('ward.card.signs') },
    readsNotes && { to: `/hospital/paciente/${id}?vista=medicamentos`, text: translate('ward.card.medicines') },
    orders && { to: `/tableta/paciente/${id}/orden`, text: translate('ward.card.order') },
    readsNotes && { to: `/hospital/paciente/${id}?vista=notas`, text: translate('ward.card.notes') },
  ];
  return all.filter((action) => action !== false);
}
