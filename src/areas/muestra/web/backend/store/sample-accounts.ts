import type { SampleUser } from '../../wire';
import { avatarPicture } from '../images/avatar-picture';

/** SPEC 3, "Mock sign-in user". */
export interface SampleAccount extends SampleUser {
  readonly id: string;
  /** Name used to sign in; `userName` is the displayed one. */
  readonly accountUserName: string;
  readonly password: string;
}

/** Accounts that can sign in without signing up. */
export const SAMPLE_ACCOUNTS: readonly SampleAccount[] = [
  {
    id: '1',
    accountUserName: 'admin',
    password: 'muestra123',
    avatar: avatarPicture(1),
    userName: 'Administración de muestra',
    email: 'admin@example.org',
    authority: ['admin', 'user'],
  },
];
