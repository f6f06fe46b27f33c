import { loadTexts } from '../i18n/with-texts';
import { forgetOnDevice } from '../session/forget-session';
import { forgetDrafts } from '../ui/form/drafts/forget-drafts';

/**
 * Removes everything kept on this device before `OFFLINE_DATA=0`, except writes that have not arrived. They stay as they are, sealed for
 * their author.
 */
export async function clearDevice(): Promise<void> {
  await Promise.allSettled([
    forgetOnDevice(),
    forgetDrafts(),
    // When there is no connection it is too late to load what says so.
    import('./NeedsConnection'),
    loadTexts('dispositivo'),
  ]);
}
