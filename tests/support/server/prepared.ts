/** Names what is in the databases that `prepareWorld` has made with `seedWorld`, in whose processes the tests of the server run. */
export const PREPARED_WORLD = 'TEST_WORLD';
