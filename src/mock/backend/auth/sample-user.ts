import type { SampleUser } from '../../wire';
import type { SampleAccount } from '../store/sample-accounts';

/** What an answer tells of an account: everything but how it signs in. */
export function sampleUser({ avatar, userName, email, authority }: SampleAccount): SampleUser {
  return { avatar, userName, email, authority };
}
