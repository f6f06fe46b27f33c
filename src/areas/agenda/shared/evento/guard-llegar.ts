import type { GuardsOf } from '#platform/shared/entity-types';
import { eventoIniciar } from './guard-iniciar';

/** Applies the time window of patients to trucks: neither hours early nor hours late (DOMAIN b.6). */
export const eventoLlegar: GuardsOf<'evento'>['llegar'] = eventoIniciar;
