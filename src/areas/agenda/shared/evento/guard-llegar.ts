import type { Guards } from '#generated/shared/lifecycle-functions.gen';
import { eventoIniciar } from './guard-iniciar';

/** A truck has come to its appointment as a patient has: neither hours early nor hours late (DOMAIN b.6). */
export const eventoLlegar: Guards['eventoLlegar'] = eventoIniciar;
