/**
 * Runs in the page before its own scripts, and separates look and language from the account. Parallel tests sign in as the same people. A
 * route of the context would exclude every request from the browser's cache, and break downloads.
 */
export function keepLooksApart(): void {
  const real = window.fetch.bind(window);
  window.fetch = async (input, init) => {
    const { pathname } = new URL(input instanceof Request ? input.url : input, location.href);
    if (pathname.endsWith('/usuario/preferencias')) return Response.json(true);
    const answer = await real(input, init);
    if (!pathname.endsWith('/usuario/usuario-actual') || !answer.ok) return answer;
    const person = (await answer.json()) as object;
    return Response.json({ ...person, preferencias: null }, { headers: answer.headers });
  };
}
