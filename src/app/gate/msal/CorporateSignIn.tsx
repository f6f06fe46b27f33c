/** The way in by the hosted identity provider. */
export default function CorporateSignIn() {
  return null;
}
