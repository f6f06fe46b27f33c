import { forgetPerson } from '../../auth/forget-person';
import type { Identity } from '../../auth/identity';

/** Removes from this machine everything of whoever was signed in: what the browser's storages hold, drafts, tokens. */
export async function forgetSession(identity: Identity): Promise<void> {
  forgetPerson();
  await identity.forget();
  await forgetOnDevice();
  try {
    const { forgetDrafts } = await import('../../ui/form/drafts/forget-drafts');
    await forgetDrafts();
  } catch {
    // Storage is blocked: there are no drafts.
  }
}

/** What the device keeps for work without a connection: of everybody but `person`. */
export async function forgetOnDevice(person?: number): Promise<void> {
  try {
    const { forgetDevice } = await import('../../client/offline/forget-device');
    await forgetDevice(person);
  } catch {
    // Storage is blocked: nothing is kept.
  }
}
