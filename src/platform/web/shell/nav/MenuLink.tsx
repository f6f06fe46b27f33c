import { Link, type LinkProps } from 'react-router-dom';
import { useHere } from './HereContext';

/** Menu link marked when it leads to the current page. */
export function MenuLink({ to, ...props }: LinkProps & { readonly to: string }) {
  return <Link {...props} to={to} aria-current={useHere() === to ? 'page' : undefined} />;
}
