import { Sessions } from '../web/sessions';
import type { Api } from '../web/api';

const opened = new Sessions();

/**
 * The API of the server that screens are tested with, as a demo user: to prepare what a test needs.
 *
 * @param profile the part of the demo user's address before the `@`
 */
export const api = (profile = 'su'): Promise<Api> => opened.api(location.origin, profile);
