import { encodeSampleToken } from '../../sample-token';
import { avatarPicture } from '../images/avatar-picture';
import { readBody } from '../request/read-body';
import { readText } from '../request/read-text';
import { RequestFailure } from '../request/request-failure';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';
import { nextId } from '../store/next-id';
import type { SampleAccount } from '../store/sample-accounts';
import { sampleUser } from './sample-user';

/**
 * SPEC 7, POST /sign-up: creates an account with the authority of SPEC 9. Returns user and token.
 *
 * @throws {RequestFailure} 400 'User already exist!' with `errors`, or 'Email already used' (SPEC 8)
 */
export async function signUp({ accounts }: SampleStore, { request }: Exchange) {
  const body = await readBody(request);
  const [userName, password, email] = [readText(body, 'userName'), readText(body, 'password'), readText(body, 'email')];
  if (accounts.all().some((one) => one.accountUserName === userName)) {
    throw new RequestFailure(400, 'User already exist!', {
      errors: [{ message: '', domain: 'global', reason: 'invalid' }],
    });
  }
  if (accounts.all().some((one) => one.email.toLowerCase() === email.toLowerCase()))
    throw new RequestFailure(400, 'Email already used');

  const id = nextId(accounts, accounts.all().length + 1);
  const account: SampleAccount = {
    id,
    accountUserName: userName,
    password,
    userName,
    email,
    avatar: avatarPicture(Number(id)),
    authority: ['admin', 'user'],
  };
  accounts.add(account);
  const user = sampleUser(account);
  return { user, token: encodeSampleToken(user) };
}
