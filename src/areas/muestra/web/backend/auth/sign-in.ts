import { encodeSampleToken } from '../../sample-token';
import { RequestFailure } from '../request/request-failure';
import { readBody } from '../request/read-body';
import type { Exchange } from '../route';
import type { SampleStore } from '../store/create-sample-store';
import { sampleUser } from './sample-user';

/**
 * SPEC 7, POST /sign-in: requires an exact match of user name and password. Returns user and token.
 *
 * @throws {RequestFailure} 401 'Invalid email or password!' (SPEC 8)
 */
export async function signIn({ accounts }: SampleStore, { request }: Exchange) {
  const { userName, password } = await readBody(request);
  const account = accounts.all().find((one) => one.accountUserName === userName && one.password === password);
  if (!account) throw new RequestFailure(401, 'Invalid email or password!');
  const user = sampleUser(account);
  return { user, token: encodeSampleToken(user) };
}
