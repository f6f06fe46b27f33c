import { Sessions } from '../web/sessions';
import type { Api } from '../web/api';

const opened = new Sessions();

/**
 * Returns the API of the screen tests' server for a demo user, to prepare test data.
 *
 * @param profile the part of the demo user's address before the `@`
 */
export const api = (profile = 'su'): Promise<Api> => opened.api(location.origin, profile);
