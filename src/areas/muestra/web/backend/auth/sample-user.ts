import type { SampleUser } from '../../wire';
import type { SampleAccount } from '../store/sample-accounts';

/** Public part of an account: everything except its credentials. */
export function sampleUser({ avatar, userName, email, authority }: SampleAccount): SampleUser {
  return { avatar, userName, email, authority };
}
