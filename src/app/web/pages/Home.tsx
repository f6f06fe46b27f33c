import { WORKLISTS } from '#generated/web/worklists.gen';
import HomePage from '#platform/web/shell/HomePage';

/** Start page with the worklists of the product. */
export default function Home() {
  return <HomePage worklists={WORKLISTS} />;
}
