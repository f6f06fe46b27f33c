import { forgetPerson } from './forget-person';
import type { Identity } from './identity/identity';

/** Removes all data of the signed-in user from this machine: browser storages, drafts, tokens. */
export async function forgetSession(identity: Identity): Promise<void> {
  forgetPerson();
  await identity.forget();
  await forgetOnDevice();
  try {
    const { forgetDrafts } = await import('../ui/form/drafts/forget-drafts');
    await forgetDrafts();
  } catch {
    // Storage is blocked: there are no drafts.
  }
}

/** Removes the device's offline data of all users except `person`. */
export async function forgetOnDevice(person?: number): Promise<void> {
  try {
    const { forgetDevice } = await import('../client/offline/forget-device');
    await forgetDevice(person);
  } catch {
    // Storage is blocked: nothing was stored.
  }
}
