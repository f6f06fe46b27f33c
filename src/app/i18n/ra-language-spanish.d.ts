declare module 'ra-language-spanish' {
  import type { Messages } from './messages';
  const messages: Messages;
  export default messages;
}
