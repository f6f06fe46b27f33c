/** Environment variable that describes the contents of the databases that `prepareWorld` filled with `seedWorld`. */
export const PREPARED_WORLD = 'TEST_WORLD';
