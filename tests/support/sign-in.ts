/** Returns the token of a demo account. */
export async function signIn(url: string, userName = 'su@example.org', password = 'demo1234'): Promise<string> {
  const answer = await fetch(`${url}/api/sign-in`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ userName, password }),
  });
  if (!answer.ok) throw new Error(`Sign-in failed: ${answer.status} ${await answer.text()}`);
  return ((await answer.json()) as { token: string }).token;
}
