import type { GuardsOf } from '#platform/shared/entity-types';
import { eventoIniciar } from './guard-iniciar';

/** A truck has come to its appointment as a patient has: neither hours early nor hours late (DOMAIN b.6). */
export const eventoLlegar: GuardsOf<'evento'>['llegar'] = eventoIniciar;
