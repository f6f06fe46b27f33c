import type { HttpClient } from '../../client/http-client';
import { keepNothing } from '../../ui/form/drafts/keeps-data';
import { forgetOnDevice } from '../session/forget-session';
import { NOTHING, type Offline } from './offline';

/**
 * Offline layer when browsers store nothing of records (`OFFLINE_DATA=0`): each call goes to the server, or fails. Removes everything kept
 * before this setting, except writes that have not arrived. They stay as they are, sealed for their author.
 */
export function noOffline(http: HttpClient): Offline {
  keepNothing();
  void forgetOnDevice();
  void import('../../ui/form/drafts/forget-drafts')
    .then(({ forgetDrafts }) => forgetDrafts())
    // Storage is blocked: there are no drafts.
    .catch(() => undefined);
  // When there is no connection it is too late to load what says so.
  void Promise.all([
    import('./NeedsConnection'),
    import('../i18n/with-texts').then(({ loadTexts }) => loadTexts('dispositivo')),
  ]).catch(() => undefined);
  return {
    http,
    get: () => NOTHING,
    subscribe: () => () => undefined,
    device: () => null,
    send: async () => null,
    keepText: async () => undefined,
    close: () => undefined,
  };
}
